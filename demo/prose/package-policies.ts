// The wording of `policies` in facts/packages.json; the server applies the rules themselves.

/** How a package is paid for and what comes back when it is cancelled: the same for every package. */
export const packagePolicies = {
  paymentPolicy: [
    'Pay {packageShare} of the package price to confirm your booking.',
    'The balance is due {balanceDays} before the trip starts. A balance left unpaid cancels the booking, and the cancellation rules then apply.',
    'If the trip starts within {initialDays} of booking, the full price is due at once.',
    'Peak season: trips that start from {inFullFrom} to {inFullUntil} are paid in full to confirm.',
    'You can pay by credit or debit card, UPI, net banking or wallet.',
    'GST of {packageTax} is included in the price you see. There is no convenience fee.',
  ],
  cancellationPolicy: [
    'Cancelled {earlyDays} or more before the start: {earlyRefund} of the total package cost is refunded.',
    'Cancelled {lateFirstDay} to {lateLastDay} before the start: {lateRefund} of the total package cost is refunded.',
    'Cancelled less than {lateDays} before the start: no refund.',
    'No-show: no refund.',
    'Days are counted by the calendar in Indian time, from the day you cancel to the day the trip starts.',
    'The part we keep is taken from what you have paid so far. If you have paid less than that, nothing more is charged.',
    'If we, an operator or the weather cancel the trip, everything you paid is returned.',
    'Refunds go to the original payment method within {refundDays} of approval.',
    'Not refundable: booking or admin fees, visa, insurance and document costs, and services that are partly used.',
  ],
}
