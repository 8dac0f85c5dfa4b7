import sharp from 'sharp'
import { expect, it } from 'vitest'
import { addDays } from '#contract/terms/india-time.ts'
import type { SavedQuote } from '#contract/v1/quotes.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import { pdfPages } from '#tests/support/pdf-text.ts'
import { drawnLogo } from '#tests/support/photos.ts'
import { hotelLine, ORIGIN, packageLine, sampleBooking, sampleBrand } from '#tests/support/sample-bookings.ts'
import { quotePdf } from './quote-sheet.ts'

const lines = [hotelLine, packageLine]
const { total } = sampleBooking(lines, [])

const quote: SavedQuote = {
  ...{ id: 'q', number: 'QUO-7K2M9P', version: 1, name: 'Asha Rao', createdAt: '2026-11-24T06:30:00.000Z' },
  ...{ isForGroup: true, writtenBy: 'Meera Das', note: 'All of you sit on one deck.', state: 'open' },
  ...{ url: `${ORIGIN}/quote/q`, validUntil: '2026-12-01T12:30:00.000Z', lines, total },
  initial: { amount: 1_000, balanceDate: '2026-12-10' },
  refundSteps: [
    { from: '2026-11-24', until: '2026-12-10T18:29:59.000Z', paid: 1_000, refund: 500, isPaidInFull: false },
  ],
}

it('says in a file all that the page of a quote says, and leads to where it is accepted', async () => {
  const file = await quotePdf(quote, sampleBrand, { compress: false })
  const text = pdfPages(file).join(' ')
  for (const words of [
    'QUO-7K2M9P',
    'Dear Asha Rao,',
    'All of you sit on one deck.',
    'Meera Das',
    packageLine.title,
    hotelLine.title,
    `for 5, includes ₹13,487 taxes and fees`,
    'This price stands until Tue 1 Dec 2026, 18:00 IST',
    'Accept: ₹1,000 now',
    'When you accept ₹1,000 By Thu 10 Dec 2026 ₹1,65,222 Together ₹1,66,222',
    'Of the ₹1,000 you have paid Until Thu 10 Dec 2026 ₹500',
    `${ORIGIN}/quote/q`,
  ])
    expect(text).toContain(words)
  expect(text).not.toMatch(/undefined|NaN|Version/)
  const structure = file.toString('latin1')
  expect(structure).toContain(`/URI (${ORIGIN}/quote/q)`)
  expect(structure).toContain(`/Alt (QR code that opens ${ORIGIN}/quote/q)`)
})

const PLAN: TripPlan = {
  ...{ title: 'Island Saver', firstDate: '2026-12-28', lastDate: '2027-01-01', islands: [], pictures: [] },
  days: Array.from({ length: 5 }, (_, index) => ({
    ...{ date: addDays('2026-12-28', index), title: `Day ${index + 1} of it`, gaps: [] },
    entries: [{ time: '08:00', kind: 'visit', text: 'Radhanagar Beach, until sunset', isFixed: false }],
  })),
  ...{ ferries: [], stays: [], cars: [], activities: [], carry: [], permits: [], emergency: [] },
  included: ['4 dinners', 'All taxes'],
  notIncluded: ['Air fare'],
}

it('tells five days on its first page, and all of it in this order on two', async () => {
  const pages = pdfPages(await quotePdf({ ...quote, plan: PLAN }, sampleBrand, { compress: false }))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toMatch(
    /5 days for Asha Rao.*Day by day.*Mon 28 Dec Day 1 of it 08:00 Radhanagar.*Fri 1 Jan Day 5 of it/,
  )
  expect(pages.join(' ')).toMatch(
    /Day 5 of it.*Included 4 dinners All taxes Not included Air fare.*What is in it.*Paying.*Together.*If you cancel/,
  )
})

it('says once what it is called, where it has nobody to greet', async () => {
  const { name: _, ...nameless } = quote
  const [first = ''] = pdfPages(await quotePdf({ ...nameless, plan: PLAN }, sampleBrand, { compress: false }))
  expect(first).toMatch(/Island Saver Mon 28 Dec 2026 to Fri 1 Jan 2027, 4 nights/)
})

it('shows each day with its own picture, and the first of all large', async () => {
  const file = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#0b6e78' } })
    .webp()
    .toBuffer()
  const picture = (alt: string) => ({ file, alt })
  const pdf = await quotePdf({ ...quote, plan: PLAN }, sampleBrand, {
    compress: false,
    pictures: ['A beach', 'A reef', 'A boat'].map(picture),
    dayPictures: { '2026-12-28': picture('A cellular jail') },
  })
  const structure = pdf.toString('latin1')
  expect([...structure.matchAll(/\/Alt \((A .*?)\)/g)].map(([, alt]) => alt)).toEqual([
    ...['A beach', 'A reef', 'A boat', 'A cellular jail'],
  ])
  const widths = [...structure.matchAll(/\/Subtype \/Image[\s\S]*?\/Width (\d+)/g)].map(([, width]) => Number(width))
  expect(Math.max(...widths) / Math.min(...widths)).toBeGreaterThan(3)
})

it('says that it is practice where no money moves', async () => {
  const pages = pdfPages(await quotePdf(quote, sampleBrand, { compress: false, isPractice: true }))
  for (const page of pages) expect(page).toContain('Practice, not valid for travel')
})

it("has the operator's own colour and logo, a wide one in place of the name", async () => {
  const look = { accent: '#7a1f5c', logo: { mediaLink: '/media/logo/photo-0.png', width: 360, height: 120 } }
  const logo = await drawnLogo(360, 120)
  const print = async (given: object, file?: Uint8Array) => {
    const brand = { ...sampleBrand, look: given }
    const pdf = await quotePdf({ ...quote, plan: PLAN }, brand, { compress: false, logo: file })
    return { structure: pdf.toString('latin1'), mast: (pdfPages(pdf)[0] ?? '').slice(0, 40) }
  }
  const { structure, mast } = await print(look, logo)
  expect(structure).toContain(`/Alt (${sampleBrand.brandName})`)
  expect(mast).not.toContain(sampleBrand.brandName)
  const inks = new Set(structure.match(/[\d.]+ [\d.]+ [\d.]+ (?=SCN)/g))
  expect(inks).toContain(`${0x7a / 255} ${0x1f / 255} ${0x5c / 255} `)
  expect(inks).not.toContain(`${0x0b / 255} ${0x6e / 255} ${0x78 / 255} `)
  // One that is as high as wide has the name beside it; one that cannot be had leaves the leaf boat.
  const square = await print({ ...look, logo: { ...look.logo, width: 120 } }, logo)
  expect([square.structure.includes('/Alt (Padauk)'), square.mast]).toEqual([false, expect.stringContaining('Padauk')])
  expect((await print(look)).mast).toContain('Padauk')
})
