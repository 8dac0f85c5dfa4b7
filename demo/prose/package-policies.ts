// The wording of `policies` in facts/packages.json; the server applies the rules themselves.

/** How a package is paid for and what comes back when it is cancelled: the same for every package. */
export const packagePolicies = {
  paymentPolicy: [
    'Pay 50% of the package price to confirm your booking.',
    'The balance is due 15 days before the trip starts. A balance left unpaid cancels the booking, and the cancellation rules then apply.',
    'If the trip starts within 16 days of booking, the full price is due at once.',
    'Peak season: trips that start from 15 December to 15 January are paid in full to confirm.',
    'You can pay by credit or debit card, UPI, net banking or wallet.',
    'GST of 5% is included in the price you see. There is no convenience fee.',
  ],
  cancellationPolicy: [
    'Cancelled 15 days or more before the start: 80% of the total package cost is refunded.',
    'Cancelled 7 to 14 days before the start: 50% of the total package cost is refunded.',
    'Cancelled less than 7 days before the start: no refund.',
    'No-show: no refund.',
    'Days are counted by the calendar in Indian time, from the day you cancel to the day the trip starts.',
    'The part we keep is taken from what you have paid so far. If you have paid less than that, nothing more is charged.',
    'If we, an operator or the weather cancel the trip, everything you paid is returned.',
    'Refunds go to the original payment method within 7 to 14 business days of approval.',
    'Not refundable: booking or admin fees, visa, insurance and document costs, and services that are partly used.',
  ],
}
