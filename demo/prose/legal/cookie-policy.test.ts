import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { cookiePolicy } from './cookie-policy.ts'

/** What the site keeps in a browser, by the name in its code, and the row that tells of it. */
const ROWS: Record<string, string> = {
  'padauk.theme': 'Theme',
  'padauk.saved': 'Saved items',
  'padauk.seen': 'Recently seen',
  'padauk.trip': 'My trip',
  'padauk.trip.bought': 'My trip',
  'padauk.currency': 'Currency',
  'padauk.searches': 'Last searches',
  'padauk.hotel-destinations': 'Last searches',
  'padauk.checkout': 'Checkout',
  'party.': 'Party',
  'reloaded-for-chunk': 'Reload note',
  opening: 'Reload note',
}
/** Names of keys as code writes them; every file that uses a storage has at least one. */
const KEY = /['"`](padauk\.[a-z.-]+|party\.|reloaded-for-chunk|opening)(?:['"`]|\$)/g

const files = globSync('site/**/*.{ts,tsx,js}').filter((path) => !path.includes('.test.'))
const texts = files.map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('the policy lists whatever a page keeps in the browser, and nothing that none keeps', () => {
  const listed = cookiePolicy.sections
    .find(({ heading }) => heading === 'What your browser keeps for itself')
    ?.table?.rows.map(([what]) => what)
  const kept = new Set(texts.flatMap(({ text }) => [...text.matchAll(KEY)].map(([, key = '']) => key)))
  expect([...kept].sort()).toEqual(Object.keys(ROWS).sort())
  // The router's own.
  expect(new Set(listed)).toEqual(new Set([...Object.values(ROWS), 'Scroll position']))
})

test('no file keeps anything under a key that the list above does not know', () => {
  const users = texts.filter(({ text }) => /(?:local|session)Storage\.setItem/.test(text)).map(({ path }) => path)
  expect(users.sort()).toEqual([
    'site/chunks.ts',
    'site/features/checkout/checkout-page.tsx',
    'site/features/packages/booking/use-party.ts',
    'site/features/search/search-box.tsx',
    'site/features/trip/trip-items.ts',
    'site/shop/saved/kept-list.ts',
    'site/ui/boot.js',
    'site/ui/open-suggest-field.tsx',
    'site/ui/theme-toggle.tsx',
  ])
})
