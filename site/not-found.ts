import { data } from 'react-router'

/** Thrown by a loader whose record does not exist; the root draws the page. */
export function notFound() {
  return data(null, { status: 404 })
}
