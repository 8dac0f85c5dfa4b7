import { renderToStaticMarkup } from 'react-dom/server'
import { type LinkProps, Link as RouterLink, StaticRouter } from 'react-router'
import { expect, test } from 'vitest'
import { Link } from './link.tsx'

const ADDRESSES = [
  '/',
  '/tours',
  '/tours/',
  '/tours?',
  '/tours?nights=4&page=2#results',
  '/tour-packages/short-break',
  '/places?island=swaraj%20dweep',
  '/tours/../deals',
  '//elsewhere.example/tours',
  'https://elsewhere.example/tours',
  '?page=2',
  '#top',
  '..',
]

test.each(ADDRESSES)('the server writes a link to %s as the router does', (to) => {
  expect(written(Link, { to })).toBe(written(RouterLink, { to, discover: 'none' }))
})

test('everything else about a link is written as the router does', () => {
  const props: LinkProps = {
    to: '/deals',
    className: 'chip on',
    'aria-current': 'page',
    target: '_blank',
    rel: 'noopener',
    prefetch: 'intent',
    preventScrollReset: true,
    replace: true,
    state: { from: 'list' },
    onClick: () => undefined,
    children: ['Deals ', <b key="count">3</b>],
  }
  expect(written(Link, props)).toBe(written(RouterLink, { ...props, discover: 'none' }))
})

function written(Drawn: typeof Link | typeof RouterLink, props: LinkProps): string {
  return renderToStaticMarkup(
    <StaticRouter location="/tours">
      <Drawn {...props} />
    </StaticRouter>,
  )
}
