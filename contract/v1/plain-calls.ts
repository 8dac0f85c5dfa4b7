/** A call of API v1 without the envelope of the others: browsers and tools make it, the site never does. */
export type PlainCall = {
  method: 'GET' | 'POST'
  path: string
  noun: string
  summary: string
  /** Content types it takes, for a POST. */
  takes?: readonly string[]
  success: { status: 200 | 204; words: string }
  /** By status: the code and what it means. */
  refusals: Readonly<Record<number, string>>
}

const reportPolicy: PlainCall = {
  method: 'POST',
  path: '/csp-report',
  noun: 'policy reports',
  summary: 'Where browsers report what the policy of a page has stopped; nothing of the visitor is kept',
  takes: ['application/csp-report', 'application/reports+json'],
  success: { status: 204, words: 'Taken' },
  refusals: {
    413: 'too_large: more than 16 KB, or of undeclared length',
    415: 'not_json: the content type is not that of a report',
    429: 'too_many: try again after Retry-After seconds',
  },
}

const readOpenApi: PlainCall = {
  method: 'GET',
  path: '/openapi.json',
  noun: 'this document',
  summary: 'The document itself, without an envelope',
  success: { status: 200, words: 'An OpenAPI 3.1 document' },
  refusals: {},
}

/** Where a page listens to the seats of a sailing; `{tripId}` is a dated sailing. */
export const streamSeats: PlainCall = {
  method: 'GET',
  path: '/ferry/trips/{tripId}/stream',
  noun: 'ferries',
  summary: 'Seats of a sailing as they are taken and given back, as server-sent events; Last-Event-ID resumes',
  success: {
    status: 200,
    words:
      'text/event-stream: event "seats", id the version, data { taken, freed, version }; first, and after a gap, every seat; a comment every 15 seconds',
  },
  refusals: {
    404: 'not_found: unknown sailing, or one of an operator whose seats cannot be listened to',
    410: 'departed: the ferry has left',
    429: 'too_many: more than 4 streams of one address, or 30 of one network; try again after Retry-After seconds',
    503: 'try_later: the site is about to stop; try again after Retry-After seconds',
  },
}

const postPaymentEvent: PlainCall = {
  method: 'POST',
  path: '/webhooks/payments/{gateway}',
  noun: 'payments',
  summary: 'Where the payment gateway tells what has happened; signed over the raw body in X-Razorpay-Signature',
  takes: ['application/json'],
  success: { status: 200, words: '{} for every message with a good signature, whatever it says' },
  refusals: {
    400: 'bad_signature: not signed by the gateway; malformed: holds a NUL character',
    404: 'not_found: no such gateway',
    413: 'too_large: more than 256 KB',
    503: 'try_later: it could not be kept; send it again',
  },
}

const TOO_MANY_DOCUMENTS = 'too_many: more than 30 papers a minute of one network; try again after Retry-After seconds'

export const readBookingDocument: PlainCall = {
  method: 'GET',
  path: '/bookings/{ref}/documents/{kind}',
  noun: 'bookings',
  summary:
    'A paper of a booking as a file: voucher, invoice or calendar; with the cookie of somebody who may see the booking',
  success: { status: 200, words: 'application/pdf, or text/calendar' },
  refusals: { 404: 'not_found: no such booking of yours, or no such paper of it', 429: TOO_MANY_DOCUMENTS },
}

export const readQuoteDocument: PlainCall = {
  method: 'GET',
  path: '/quotes/{id}/document',
  noun: 'quotes',
  summary: 'A quote as a file, to whoever has its link',
  success: { status: 200, words: 'application/pdf' },
  refusals: { 404: 'not_found: no such quote, or one that is only a shared trip', 429: TOO_MANY_DOCUMENTS },
}

export const postReviewPhotos: PlainCall = {
  method: 'POST',
  path: '/reviews/invitations/{invitation}/photos',
  noun: 'reviews',
  summary:
    'Up to three photographs with a review that was written by this invitation, as `photo` of a form: JPEG, PNG or WebP by their content. They are made anew without what a camera writes into them, and shown once the operator has let them through',
  takes: ['multipart/form-data'],
  success: {
    status: 200,
    words: '{ photos: how many the review has }; a browser that asks for a page is sent back to it',
  },
  refusals: {
    400: 'malformed: no form, or not all of it',
    403: 'wrong_origin: a browser sent this from another site',
    404: 'not_found: no such invitation',
    409: 'no_review: not written yet, or removed; full: it has three photographs',
    413: 'too_large: a photograph of more than 8 MB, or more than three of them',
    415: 'not_a_form: the content type is not multipart/form-data',
    422: 'none: no photograph; too_many_photos: more than the review has room for; not_a_photo: not JPEG, PNG or WebP, or not whole; heic; too_many_pixels: more than 60 million',
    429: 'too_many: more than 10 times a minute of one network; try again after Retry-After seconds',
    503: 'busy: others are sending photographs; try again after Retry-After seconds',
  },
}

export const plainCalls: readonly PlainCall[] = [
  reportPolicy,
  readOpenApi,
  streamSeats,
  postPaymentEvent,
  readBookingDocument,
  readQuoteDocument,
  postReviewPhotos,
]
