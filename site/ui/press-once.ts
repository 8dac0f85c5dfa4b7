import type { MouseEvent } from 'react'

/** For a button that takes stock or money: the second press of a double click would ask for it against the first. */
export function pressOnce(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault()
}
