/** Nothing that is sent from here can run, whoever opens it. */
export const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
}
/** An address with a version in it never changes its content. */
export const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' }
