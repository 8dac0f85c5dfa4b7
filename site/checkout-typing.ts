/** Under this name a tab keeps what is typed at the checkout until the trip is booked. */
export const CHECKOUT_TYPING = 'padauk.checkout'
