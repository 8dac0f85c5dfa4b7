/** Jobs of bookings in the outbox. */
export const BOOKING_MAIL = 'booking-mail'
export const OFFICE_ALERT = 'office-alert'
export const REFUND_SEND = 'refund-send'
export const PAYMENT_CAPTURE = 'payment-capture'
