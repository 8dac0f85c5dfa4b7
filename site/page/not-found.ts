import { data } from 'react-router'

/** Thrown by a loader whose record does not exist; the root draws the page. */
export function notFound() {
  return data(null, { status: 404 })
}

/** A record that is not there, or an address that no record can have. */
export function isMissing({ status }: { status: number }): boolean {
  return status === 404 || status === 422
}
