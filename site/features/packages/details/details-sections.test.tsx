import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PackageDetails } from '#contract/v1/packages.ts'
import { emptyParts, partsWithout } from './details-parts.ts'
import { DetailsSections } from './details-sections.tsx'
import { toDetailsReading } from './details-view.ts'

const BARE: PackageDetails = {
  ...{ _id: 'tern-days', slug: 'tern-days', packageName: 'Tern Days', description: '<p>Three days at the nest.</p>' },
  ...{ categoryId: { _id: 'c', categoryName: 'Honeymoon', slug: 'honeymoon' }, places: [], images: [] },
  ...{ nights: 3, duration: '3 nights 4 days', packagebaseRate: 24_000, taxPercent: 5 },
  ...{ overview: '', inclusive: '', exclusive: '', paymentPolicy: '', cancellationPolicy: '' },
  ...{ upperLimit: 12, tourIternary: [], hotelDetails: [] },
}

function drawn(more: Partial<PackageDetails> = {}) {
  const reading = toDetailsReading({ ...BARE, ...more }, new Map())
  const parts = partsWithout(emptyParts(reading, false))
  return { parts, html: renderToStaticMarkup(<DetailsSections reading={reading} parts={parts} />) }
}

const headings = (html: string) => [...html.matchAll(/<h[23][^>]*>([^<]*)/g)].map(([, words]) => words)

test('of a package with its needed fields alone there is the overview, and no other part or tab', () => {
  const { parts, html } = drawn()
  expect(parts).toEqual(['overview'])
  expect(headings(html)).toEqual(['Overview'])
})

test('what an editor leaves of a text that is deleted has no words', () => {
  const gone = '<p></p><p>&nbsp;<br></p>'
  const { parts, html } = drawn({ overview: gone, inclusive: gone, exclusive: gone, cancellationPolicy: gone })
  expect(parts).toEqual(['overview'])
  expect(html).not.toContain('&nbsp;')
})

test('the short words stand once where there is no overview', () => {
  expect(drawn().html.split('Three days at the nest.')).toHaveLength(2)
})

test('of two policies the one that has words stands, without the title of the other', () => {
  const { parts, html } = drawn({
    exclusive: '<ul><li>Flights</li></ul>',
    cancellationPolicy: '<p>Free for a week.</p>',
  })
  expect(parts).toEqual(['overview', 'exclusion', 'policy'])
  expect(headings(html)).toEqual(['Overview', 'Exclusion', 'Policy', 'Cancellation Policy'])
})
