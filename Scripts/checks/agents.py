"""Drives `vitro mcp` with the official client of the Model Context Protocol, in both revisions:

    python3 Scripts/checks/agents.py VITRO PROGRAM
"""

import asyncio
import json
import sys

from mcp import Client, StdioServerParameters
from mcp.client.stdio import stdio_client

vitro, program = sys.argv[1:]
server = StdioServerParameters(command=vitro, args=["--executable", program, "mcp"])


async def drive(mode, version):
    async with Client(stdio_client(server), mode=mode) as client:
        assert client.protocol_version == version, client.protocol_version
        tools = (await client.list_tools()).tools
        schema = json.dumps([tool.model_dump(exclude_none=True) for tool in tools])
        assert 5 <= len(tools) <= 8, [tool.name for tool in tools]

        async def call(tool, **arguments):
            result = await client.call_tool(tool, {"screen": "Empty list", **arguments})
            return result.content[0].text, bool(result.is_error)

        await call("go", where="restart")
        text, failed = await call("look")
        assert 'button "Load samples"' in text and not failed, text
        text, failed = await call("press", target="Load samples")
        assert '+ button "Website' in text and not failed, text
        text, failed = await call("press", target="Lod samples")
        assert "Nothing here is called" in text and failed, text
        text, failed = await call("test", name="The samples are loaded")
        assert 'screen.button("Load samples").tap()' in text and not failed, text
    print(f"{version}: {len(tools)} tools, {len(schema)} bytes of description")


async def main():
    await drive("legacy", "2025-11-25")
    await drive("auto", "2026-07-28")


asyncio.run(main())
