import Testing

@Suite("An overdraft")
struct OverdraftTests {
  @Test("A withdrawal that leaves less than nothing is honored and costs 5.00")
  func fee() { notYet() }

  @Test("A withdrawal that leaves exactly nothing costs nothing, a cent more costs the fee")
  func boundary() { notYet() }

  @Test("The fee is charged once a day, however many withdrawals there are")
  func onceADay() { notYet() }

  @Test("A day begins at midnight UTC: then the fee is charged again")
  func nextDay() { notYet() }

  @Test("On the same day it is not charged again after money was paid in")
  func paidInBetween() { notYet() }

  @Test("The limit is 100.00 below zero, to the cent; only the fee may go beyond it")
  func limit() { notYet() }

  @Test("Beyond the limit nothing can be withdrawn")
  func beyond() { notYet() }

  @Test("Paying in costs no fee, even when the balance stays below zero")
  func depositIsFree() { notYet() }

  @Test("A fee of 0.00 does not appear in the statement")
  func freeOfCharge() { notYet() }

  @Test("Neither the limit nor the fee is below zero")
  func negativeTerms() { notYet() }

  @Test("Where the fee could not be counted, neither it nor its withdrawal is booked")
  func boundless() { notYet() }
}
