/** Where a booking stands; the public names are the stored ones. A hold is a booking without a reference. */
export const BOOKING_STATES = [
  'quoted',
  'held',
  'paying',
  'confirmed_part',
  'confirmed',
  'expired',
  'settling',
  'cancelled',
  'no_show',
  'completed',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const PAYMENT_STATES = ['created', 'authorised', 'captured', 'failed'] as const
export const REFUND_STATES = ['due', 'sent', 'processed', 'failed', 'manual'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export const LINE_STATES = ['live', 'cancelled', 'completed'] as const
export type LineState = (typeof LINE_STATES)[number]

/** In full, or an initial payment with the balance later. */
export const PAYMENT_PLANS = ['full', 'initial'] as const
export type PaymentPlan = (typeof PAYMENT_PLANS)[number]

export const SEXES = ['F', 'M', 'X'] as const
export const ID_TYPES = ['passport', 'aadhaar', 'voter', 'driving'] as const
export const DOCUMENTS = ['voucher', 'invoice', 'calendar'] as const
export type DocumentKind = (typeof DOCUMENTS)[number]
