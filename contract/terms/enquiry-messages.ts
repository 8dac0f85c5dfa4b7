// Beside messages.ts, which every page fetches: only pages with an enquiry say these.

/** The Quick Enquiry modal's own wording for the same fields, by reason. */
export const MODAL_VALIDATION = {
  name: { empty: 'Please enter your name', wrong: 'Please enter a valid name' },
  email: { empty: 'Please enter your email', wrong: 'Please enter a valid email' },
  contactNumber: { empty: 'Please enter your mobile number', wrong: 'Please enter a valid mobile number' },
  adult: { empty: 'Please enter no. of adults', wrong: 'Please enter valid value' },
  child: { empty: 'Value must be a non-negative integer', wrong: 'Value must be a non-negative integer' },
} as const

export const ENQUIRY_ACCEPTED = 'Enquiry submitted successfully!'
