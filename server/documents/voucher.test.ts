import { describe, expect, it } from 'vitest'
import { pdfPages } from '#tests/support/pdf-text.ts'
import {
  activityLine,
  carLine,
  ferryLine,
  hotelLine,
  ORIGIN,
  packageLine,
  sampleBooking,
  sampleBrand,
  TEN_NAMES,
} from '#tests/support/sample-bookings.ts'
import { qrSquares } from './qr-squares.ts'
import { voucherPdf } from './voucher.ts'

const pagesOf = async (booking: Parameters<typeof voucherPdf>[0]) =>
  pdfPages(await voucherPdf(booking, sampleBrand, ORIGIN, { compress: false }))

describe('the voucher', () => {
  it('says of one seat all that the counter and the traveller need', async () => {
    const [page = '', ...more] = await pagesOf(sampleBooking([ferryLine(['P12'])], ['Asha Rao', 'Ravi Rao']))
    expect(more).toEqual([])
    for (const words of [
      'PDK-7K2M9-P4X1C',
      'Confirmed and paid in full. Booked on Sat 21 Nov 2026.',
      'Seats P12',
      'PNR GO2-48213',
      'Fri 25 Dec 2026, 06:30 to 08:45',
      'Reporting time 05:45',
      'Haddo Jetty',
      'Paid ₹1,350',
      'Nothing more is due.',
      'You cancel Price Most comes back Then, and later nothing',
      '₹1,080 until Wed 23 Dec, 06:30 ₹675 until Thu 24 Dec, 06:30',
      '+91 3192 200 011',
      'Mon - Sat, 10 AM - 6 PM IST',
      'https://padauk.example/booking/PDK-7K2M9-P4X1C',
      'Page 1 of 1',
    ])
      expect(page).toContain(words)
  })

  it('says on every page that it is practice, where no money moves, and only there', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Traveller ${String.fromCharCode(65 + (index % 26))}`)
    const booking = sampleBooking([ferryLine(['P12']), packageLine, hotelLine, carLine, activityLine], names)
    const practised = pdfPages(await voucherPdf(booking, sampleBrand, ORIGIN, { compress: false, isPractice: true }))
    expect(practised.length).toBeGreaterThan(1)
    for (const page of practised) expect(page).toContain('Practice, not valid for travel')
    const real = await pagesOf(booking)
    expect(real).toHaveLength(practised.length)
    expect(real.join(' ')).not.toContain('Practice')
  })

  it('has a number from abroad as people read it', async () => {
    const lead = { name: 'Asha Rao', email: 'asha@example.com', contactNumber: '+442079460958' }
    const [page] = await pagesOf(sampleBooking([ferryLine(['P12'])], ['Asha Rao'], { lead }))
    expect(page).toContain('+44 20 7946 0958')
  })

  it('can be searched for any letter, whatever was written before it', async () => {
    // The Z is a part of the Ž.
    await pagesOf(sampleBooking([ferryLine(['P12'])], ['Žiga Žagar', 'Ravi Rao']))
    const [page] = await pagesOf(sampleBooking([ferryLine(['P12'])], ['Zoya Zacharia', 'Ravi Rao']))
    expect(page).toContain('Zoya Zacharia')
  })

  it('shows of a document only its last four signs', async () => {
    const [page] = await pagesOf(sampleBooking([ferryLine(['P12'])], ['Asha Rao', 'Ravi Rao']))
    expect(page).toMatch(/Ravi Rao .*Passport ending 7821/)
    expect(page).not.toMatch(/Z ?456/)
  })

  it('fits four lines from before trips had plans on one page, and says what is due and when', async () => {
    const lines = [carLine, ferryLine(['P12', 'P13']), hotelLine, activityLine]
    const change = { state: 'confirmed_part' as const, paid: 20_000, due: 46_375, balanceDate: '2026-12-09' }
    const pages = await pagesOf(sampleBooking(lines, TEN_NAMES.slice(0, 5), change))
    expect(pages).toHaveLength(1)
    expect(pages.join(' ')).toContain('Due ₹46,375 by Wed 9 Dec 2026')
    expect(pages.join(' ')).toContain('Coral Reef Beach Resort')
  })

  it('flows to further pages with the reference and the number on each', async () => {
    const lines = [carLine, ferryLine(['P12', 'P13']), hotelLine, activityLine, packageLine]
    const pages = await pagesOf(
      sampleBooking(
        [...lines, ...lines].map((line, index) => ({ ...line, lineId: `l${index}` })),
        TEN_NAMES,
      ),
    )
    expect(pages.length).toBeGreaterThan(1)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      expect(page).toContain('PDK-7K2M9-P4X1C')
    }
  })

  it('leaves cancelled lines out', async () => {
    const [page] = await pagesOf(sampleBooking([{ ...hotelLine, state: 'cancelled' }, carLine], ['Asha Rao']))
    expect(page).toContain('Innova')
    expect(page).not.toContain('Coral Reef')
  })

  it('draws every name: in its script where the font has it, else in Latin letters or by words', async () => {
    const [page] = await pagesOf(sampleBooking([ferryLine(['P12'])], TEN_NAMES))
    expect(page).not.toContain('\uFFFD')
    for (const name of [
      'Jean-Baptiste Émile de La Rochefoucauld-',
      'Montmorency van der Straeten',
      '4. Tamizhchchelvi Kirushnamoortti',
      '5. Anirban Chattopadhyay',
      '6. Иван Петров',
      '7. Łukasz Żółć',
      '8. (name as on the booking page)',
      '10. Nguyễn',
    ])
      expect(page).toContain(name)
    expect(page).toMatch(/3\. [\u0900-\u097f ]+/)
  })

  it('is a tagged document with a title and a language', async () => {
    const booking = sampleBooking([ferryLine(['P12'])], ['Asha Rao'])
    const file = (await voucherPdf(booking, sampleBrand, ORIGIN, { compress: false })).toString('latin1')
    expect(file).toContain('/Lang (en-IN)')
    expect(file).toContain(' 0 obj\n(Voucher PDK-7K2M9-P4X1C)\n')
    expect(file).toContain('/Marked true')
    expect(file).toContain('/S /H1')
    expect(file).toContain('/Alt (QR code that opens https://padauk.example/booking/PDK-7K2M9-P4X1C)')
  })

  it('is the same when it is asked for again', async () => {
    const booking = sampleBooking([ferryLine(['P12'])], ['Asha Rao'])
    const draw = () => voucherPdf(booking, sampleBrand, ORIGIN, { compress: false })
    const [first, second] = [await draw(), await draw()].map((pdf) => pdf.toString('latin1').replace(/\/ID .*/, ''))
    expect(second === first).toBe(true)
  })

  it('draws the code as squares inside its box, the three corners of it first', () => {
    const { size, corners } = qrSquares(`${ORIGIN}/booking/PDK-7K2M9-P4X1C`, { x: 100, y: 50, side: 104 })
    const modules = Math.round(104 / size) - 8
    expect((modules - 17) % 4).toBe(0)
    const isDark = (row: number, column: number) =>
      corners.some(
        ([x, y]) => Math.abs(x - 100 - (column + 4) * size) < 0.01 && Math.abs(y - 50 - (row + 4) * size) < 0.01,
      )
    for (const [row, column] of [
      [0, 0],
      [0, modules - 7],
      [modules - 7, 0],
    ] as const) {
      expect(isDark(row, column) && isDark(row + 3, column + 3) && isDark(row + 6, column + 6)).toBe(true)
      expect(isDark(row + 1, column + 1)).toBe(false)
    }
    for (const [x, y] of corners) expect(x >= 100 && y >= 50 && x + size <= 204 && y + size <= 154).toBe(true)
  })
})
