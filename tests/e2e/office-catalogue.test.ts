import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, dayInIndia } from '#contract/terms/india-time.ts'
import { TOO_LARGE_MESSAGE, UPLOAD_BYTES_MAX } from '#contract/terms/uploads.ts'
import { findsNothing } from '#tests/support/axe.ts'
import { browseSite, DESK, eventually, PHONE } from '#tests/support/browser.ts'
import { sayHotelFacts } from '#tests/support/hotel-facts.ts'
import { looksRightWide } from '#tests/support/look.ts'
import { officeOf } from '#tests/support/office-steps.ts'
import { photoOf } from '#tests/support/photos.ts'
import { openTestSite } from '#tests/support/test-site.ts'

const { visit, origin, site } = browseSite(() => openTestSite())
const openOffice = officeOf({ visit, site })

/** What is saved is on every page within so long (issue of the office). */
const ON_THE_SITE_MS = 1_000
const fileOf = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await photoOf(1200, 900) })
const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name })
const said = (page: Page, words: string | RegExp) => page.getByRole('status').getByText(words).waitFor()
const stayAt = (id: string, from: string, until: string) =>
  `/hotel-details/${id}?checkIn=${from}&checkOut=${until}&rooms=2-0`
const pageOf = async (path: string) => (await fetch(`${origin()}${path}`)).text()

const edition = PHONE
const name = 'Tern Nest'
const id = 'tern-nest'
const month = addDays(dayInIndia(new Date()), 62).slice(0, 7)
const nightAt = (page: Page, date: number) =>
  page.getByRole('gridcell', { name: new RegExp(`Beach hut, \\w+ ${date} `) })

test('a hotel is made, gets two photographs and prices, and is on the site within a second', async () => {
  const page = await openOffice('hotels', { ...edition, expected: /409/ })
  await page.getByRole('button', { name: 'New hotel' }).click()
  const form = dialogOf(page, 'New hotel')
  await form.getByRole('button', { name: 'Make the hotel' }).click()
  await form.getByText('Please choose an island').waitFor()
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Island').selectOption({ label: 'Shaheed Dweep' })
  await form.getByLabel('Kind of room').fill('Beach hut')
  await form.getByLabel('Rooms').fill('4')
  await form.getByLabel('Price a night').fill('3200')
  await form.getByText('A guest pays ₹3,360 with 5 % GST.').waitFor()
  await form.getByRole('button', { name: 'Make the hotel' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()

  await page.getByRole('button', { name: 'Put on the site' }).click()
  await page
    .getByText(/^Before it goes live it needs a picture, .* the breakfast, the guests of Beach hut\.$/)
    .waitFor()
  await page.getByRole('textbox', { name: 'About the hotel' }).fill('Four huts under palms, a minute from the sand.')
  await page.getByLabel('Place').fill('Bharatpur')
  await sayHotelFacts(page, 'Beach hut')
  await addTwoPictures(page)
  await price(page)

  const path = stayAt(id, `${month}-08`, `${month}-10`)
  expect((await fetch(`${origin()}${path}`)).status).toBe(404)
  await page.getByRole('button', { name: 'Put on the site' }).click()
  await said(page, `${name} is on the site`)
  const since = performance.now()
  await expect.poll(() => pageOf(path), { timeout: ON_THE_SITE_MS, interval: 20 }).toContain(name)
  expect(performance.now() - since).toBeLessThan(ON_THE_SITE_MS)
  const guest = await visit(path, edition)
  await guest.getByRole('heading', { level: 1, name }).waitFor()
  await guest.getByText('Four huts under palms').first().waitFor()
  await guest.getByRole('img', { name: 'The beach hut from the sea' }).first().waitFor()
  await guest.getByText('₹8,200').first().waitFor()
})

async function addTwoPictures(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Pictures' }).click()
  await page.getByRole('button', { name: 'Add a picture' }).click()
  const chooser = dialogOf(page, 'Add pictures')
  const files = await Promise.all([fileOf('front.jpg'), fileOf('hut.jpg')])
  await chooser.getByLabel('Drop photographs here').setInputFiles(files)
  for (const [file, words] of [
    ['front.jpg', 'The beach hut from the sea'],
    ['hut.jpg', 'A bed under a net'],
  ] as const) {
    await chooser.getByRole('button', { name: `Write them: ${file}` }).click()
    const asks = dialogOf(page, 'What is to be seen?')
    await asks.getByLabel('Words for who cannot see it').fill(words)
    await asks.getByRole('button', { name: 'Save the words' }).click()
  }
  await chooser.getByRole('button', { name: 'Take these 2 pictures' }).click()
  await said(page, 'Pictures saved')
  const shown = page.getByRole('region', { name: 'Pictures of the hotel' }).getByRole('img')
  const order = () => shown.evaluateAll((all) => all.map((each) => each.getAttribute('alt')))
  await eventually(order).toEqual(['The beach hut from the sea', 'A bed under a net'])
  await page.getByRole('button', { name: 'Later: The beach hut from the sea' }).click()
  await eventually(order).toEqual(['A bed under a net', 'The beach hut from the sea'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await eventually(order).toEqual(['The beach hut from the sea', 'A bed under a net'])
}

/** Sets three nights by two taps; the next test chooses by the keys, at a desk. */
async function price(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Prices and nights' }).click()
  await page.getByRole('gridcell').first().waitFor()
  await page.goto(`${origin()}/office/hotels/${id}/prices?month=${month}`)
  await nightAt(page, 8).click()
  await nightAt(page, 10).click()
  await areChosen(page, 3)
  const panel = await openPanel(page)
  await panel.getByLabel('Price a night').fill('4100')
  await panel.getByText('Now ₹3,200. A guest pays ₹4,305 with 5 % GST.').waitFor()
  await panel.getByRole('button', { name: 'Save 3 nights' }).click()
  await said(page, '3 nights saved')
  await page
    .getByRole('gridcell', { name: /₹4,100, 4 left, 0 of 4 sold, differs from the season price/ })
    .last()
    .waitFor()
}

/** On a phone. */
async function openPanel(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Change' }).click()
  return page.getByRole('dialog', { name: / to / })
}

const areChosen = (page: Page, nights: number) =>
  expect.poll(() => page.getByRole('gridcell', { selected: true }).count()).toBe(nights)

test('rooms cannot fall below what is sold, nights are closed, and each change is undone', async () => {
  const hold = await fetch(`${origin()}/api/v1/holds`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: origin() },
    body: JSON.stringify({ lines: [await lineFor(`${month}-09`, `${month}-10`)] }),
  })
  expect(hold.status).toBe(201)
  const page = await openOffice(`hotels/${id}/prices?month=${month}`, { ...DESK, expected: /409/ })
  await nightAt(page, 8).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await areChosen(page, 2)
  const panel = page.getByRole('complementary', { name: 'Chosen nights' })
  await panel.getByLabel('Rooms for sale').fill('0')
  await panel.getByRole('button', { name: 'Save 2 nights' }).click()
  await panel.getByText(/^1 of Beach hut are sold on \w+ 9 .*\. Set 1 or more\.$/).waitFor()
  await panel.getByLabel('Rooms for sale').fill('4')
  await panel.getByRole('switch', { name: 'Close out' }).click()
  await panel.getByRole('button', { name: 'Save 2 nights' }).click()
  await said(page, '2 nights saved')
  await page.getByRole('gridcell', { name: /closed, 1 of 4 sold/ }).waitFor()
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click()
  await said(page, '2 nights as before')
  await page.getByRole('gridcell', { name: /3 left, 1 of 4 sold/ }).waitFor()
})

test('photographs are refused in a sentence, wait for the network, and are cut around what must stay', async () => {
  const page = await openOffice('photographs', { ...edition, expected: /422|ERR_INTERNET_DISCONNECTED/ })
  const drop = page.getByLabel('Drop photographs here')
  const svg = {
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  }
  await drop.setInputFiles([svg, { ...svg, name: 'huge.jpg', buffer: Buffer.alloc(UPLOAD_BYTES_MAX + 1) }])
  await page.getByText('SVG files can carry programs, so they are not taken. Save it as PNG.').waitFor()
  await page.getByText(TOO_LARGE_MESSAGE).waitFor()
  await page.context().setOffline(true)
  await drop.setInputFiles(await fileOf('zenith.jpg'))
  await page.getByText('Waiting for the network; goes on by itself').waitFor()
  await page.context().setOffline(false)
  await page.getByText('Done; needs words before it can be used').waitFor()
  await page.getByText('1 of 3 done, 2 refused').waitFor()

  await page.getByRole('searchbox').fill('zenith')
  await page.getByRole('list', { name: 'Pictures' }).getByRole('button', { name: 'zenith' }).click()
  const panel = page.getByRole('region', { name: 'The picture' })
  const ring = panel.getByRole('button', { name: /^Focus: 50% across, 50% down/ })
  await ring.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await panel.getByRole('button', { name: /^Focus: 52% across, 48% down/ }).waitFor()
  const picture = panel.getByRole('img', { name: 'The photograph' })
  await eventually(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(100)
  const whole = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(whole.x + whole.width / 4, whole.y + whole.height * 0.75)
  await panel.getByRole('button', { name: /^Focus: 25% across, 75% down/ }).waitFor()
  await panel.getByLabel('Words for who cannot see it').fill('A reef at noon')
  await findsNothing(page)
  await panel.getByRole('button', { name: 'Save' }).click()
  await said(page, 'Saved')
  await panel.getByText('Not used yet').waitFor()
  await panel.getByRole('button', { name: 'Remove' }).click()
  await dialogOf(page, 'Remove this photograph?').getByRole('button', { name: 'Remove it' }).click()
  await said(page, 'The photograph is removed')
  await page.getByText('No picture matches.').waitFor()
})

test('who saves second is shown what differs, and decides', async () => {
  const path = `hotels/${id}`
  const [first, second] = [await openOffice(path, edition), await openOffice(path, { ...edition, expected: /409/ })]
  for (const [page, phone] of [
    [first, '+91 3192 200 100'],
    [second, '+91 3192 200 200'],
  ] as const) {
    await page.getByLabel('Telephone').fill(phone)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    if (page === first) await said(page, 'Saved')
  }
  const differs = dialogOf(second, 'Changed meanwhile')
  await differs.getByRole('deletion').getByText('+91 3192 200 100').waitFor()
  await differs.getByRole('insertion').getByText('+91 3192 200 200').waitFor()
  await differs.getByRole('button', { name: 'Save mine over it' }).click()
  await said(second, 'Saved')
  await first.reload()
  await eventually(() => first.getByLabel('Telephone').inputValue()).toBe('+91 3192 200 200')
})

test('no screen has barriers, also with what opens on it, and each fits a phone and a desk', async () => {
  const page = await openOffice('hotels', edition)
  for (const [path, opens] of [
    ['hotels', 'New hotel'],
    [`hotels/${id}`],
    [`hotels/${id}/pictures`, 'Add a picture'],
    [`hotels/${id}/rooms`, 'Another kind of room'],
    [`hotels/${id}/rooms/${id}-beach-hut`],
    [`hotels/${id}/prices?month=${month}`, 'Copy weeks'],
    ['photographs'],
  ]) {
    await page.goto(`${origin()}/office/${path}`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    await findsNothing(page)
    await looksRightWide(page)
    if (opens === undefined) continue
    await page.getByRole('button', { name: opens }).first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
    await findsNothing(page, 'dialog[open]')
  }
})

const lineFor = async (checkIn: string, checkOut: string) => {
  const details = await fetch(`${origin()}/api/v1/hotels/hotelDetails?hotelId=${id}`)
  const { hotelData } = (await details.json()) as { hotelData: { rooms: { _id: string }[] } }
  return { kind: 'hotel', roomId: hotelData.rooms[0]?._id, checkIn, checkOut, rooms: [{ adults: 2, children: 0 }] }
}
