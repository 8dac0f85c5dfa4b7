import type { ReactNode } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'

/** A whole address of our own, written as the router would write it: nothing in it to resolve. */
const WHOLE = /^\/(?:[\w%-]+(?:\/[\w%-]+)*)?(?:\?[^#]+)?(?:#.+)?$/

/**
 * A link to a page of ours. The server writes one with a whole address at once: it has nobody who clicks, and the router
 * asking where each of a page's fifty links leads cost a tenth of drawing it. The browser has the router's own.
 */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR ? WrittenLink : LiveLink

function WrittenLink(props: LinkProps) {
  const { to, prefetch, preventScrollReset, replace, state, onClick, ...attributes } = props
  if (typeof to !== 'string' || !WHOLE.test(to) || prefetch === 'render') return <LiveLink {...props} />
  const { target, ...rest } = attributes
  return <a {...rest} href={to} target={target} />
}

/** The browser knows every route from the start: nothing is to be discovered, and no link carries the mark for it. */
function LiveLink(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}
