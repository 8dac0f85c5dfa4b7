/** Bytes and pixels of a photograph that the office may send at most. */
export const UPLOAD_BYTES_MAX = 8 * 1024 * 1024
export const UPLOAD_PIXELS_MAX = 40_000_000
/** Letters of the words for who does not see a picture. */
export const ALT_LENGTH_MAX = 200
/** Said before a file is sent, and by the server. */
export const TOO_LARGE_MESSAGE = `A photograph may have ${UPLOAD_BYTES_MAX / 1_048_576} MB at most. Save it smaller and send it again.`
