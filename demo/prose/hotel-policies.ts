// One wording for the booking rules that all hotels share; the server applies the refund rules themselves.

type Hours = { checkIn: string; checkOut: string }

type ExtraBed = {
  /** What the bed costs a night before tax: one price or a range. */
  price: string
  /** The rooms too small for one, as a phrase. */
  notIn?: string
}

/** The hours of hotels on South Andaman. */
export const townHours: Hours = { checkIn: '12:00', checkOut: '10:00' }
/** The hours everywhere else; the early check-out follows the morning ferries and convoys. */
export const islandHours: Hours = { checkIn: '11:00', checkOut: '08:30' }

const extraBedLine = ({ price, notIn }: ExtraBed): string =>
  `An extra bed costs ${price} a night before tax, on request${notIn ? `. There is no space for one in ${notIn}` : ''}.`

/** The booking rules of a hotel, in the order every hotel uses. */
export const hotelPolicy = ({ checkIn, checkOut }: Hours, extraBed: ExtraBed): string[] => [
  `Check-in is from ${checkIn} and check-out by ${checkOut}. Earlier check-in is possible on request, when the room is ready.`,
  'Every adult shows a photo ID at check-in. Couples are welcome with valid ID.',
  'Children are guests under {hotelAdultAge}; from {hotelAdultAge} they count as adults. A child under {bedAge} stays free without a bed of their own.',
  extraBedLine(extraBed),
  'Pets cannot stay. Smoking is allowed in open areas only.',
  'Pay {hotelShare} to confirm when check-in is more than {initialDays} away, and the balance by {balanceDays} before. Otherwise the full price is due at once.',
  'Cancelled {earlyDays} or more before check-in: {earlyRefund} of the price is refunded.',
  'Cancelled {lateFirstDay} to {lateLastDay} before check-in: {lateRefund} is refunded.',
  'Cancelled less than {lateDays} before check-in, or not cancelled at all (no-show): no refund.',
  'Days are counted by the calendar in Indian time. If the hotel or we cancel your stay, everything you paid is returned.',
  'Refunds go to the original payment method within {refundDays} of approval.',
]
