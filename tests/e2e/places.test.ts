import { expect, test } from 'vitest'
import { browseSharedSite, eventually, PHONE } from '#tests/support/browser.ts'
import { looksRightWide } from '#tests/support/look.ts'

const { visit } = browseSharedSite()

test('an island and a kind are chosen, kept in the address, and Back brings the list before', async () => {
  const page = await visit('/places', PHONE)
  const cards = page.getByRole('main').getByRole('article')
  const islands = page.getByRole('navigation', { name: 'Islands' })
  expect(await cards.count()).toBe(12)
  await islands.getByRole('link', { name: /^South Andaman/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Places to visit on South Andaman' }).waitFor()
  const onIsland = await cards.count()
  const beaches = page.getByRole('navigation', { name: 'Kinds of place' }).getByRole('link', { name: /^Beach/ })
  await beaches.click()
  await eventually(() => cards.count()).toBeLessThan(onIsland)
  expect(new URL(page.url()).search).toBe('?island=south-andaman&kind=beach')
  await page.goBack()
  await eventually(() => cards.count()).toBe(onIsland)
  await looksRightWide(page)
})

test('the pictures of a place stand beside each other at a desk, and are reached one by one on a phone', async () => {
  const page = await visit('/place-details/radhanagar-beach', PHONE)
  const gallery = page.getByRole('region', { name: 'Pictures of Radhanagar Beach' })
  const pictures = gallery.getByRole('link')
  expect(await pictures.count()).toBe(3)
  const inSight = () =>
    pictures.evaluateAll((links) =>
      links.map((link) => {
        const { left, right } = link.getBoundingClientRect()
        return left >= 0 && right <= innerWidth
      }),
    )
  await eventually(inSight).toEqual([true, false, false])
  await gallery.getByRole('button', { name: 'Next' }).click()
  await eventually(inSight).toEqual([false, true, false])
  await gallery.getByRole('button', { name: 'Go to 3 of 3' }).click()
  await eventually(inSight).toEqual([false, false, true])
  await page.setViewportSize({ width: 1280, height: 900 })
  await eventually(inSight).toEqual([true, true, true])
  expect(await gallery.getByRole('button').count()).toBe(0)
})

test('the list is walked with the keyboard alone', async () => {
  const page = await visit('/places', PHONE)
  await page.getByRole('navigation', { name: 'Islands' }).getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Places to visit on / }).waitFor()
})

test('pages, filters and pins are plain links without script', async () => {
  const page = await visit('/places', { ...PHONE, script: false })
  const names = () => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts()
  const first = await names()
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  expect((await names()).filter((name) => first.includes(name))).toEqual([])
  await page.goto(`${new URL(page.url()).origin}/places`)
  await page
    .getByRole('main')
    .locator('svg')
    .getByRole('link', { name: /Shaheed Dweep/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Places to visit on Shaheed Dweep' }).waitFor()
})

test.each(['/places?island=zz', '/places?kind=zz', '/places?page=-1', '/water-sports?place=zz'])(
  '%s says that part of it made no sense, and shows the rest',
  async (address) => {
    const page = await visit(address, { ...PHONE, script: false })
    await page.getByRole('main').getByText('Part of that address made no sense to us, so we left it out.').waitFor()
    expect(await page.getByRole('main').getByRole('article').count()).toBe(12)
  },
)
