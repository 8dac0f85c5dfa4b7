import type { Locator, Page } from 'playwright-core'

/** Steps that look different on a phone and at a desk, so that one journey can be walked on both. */

/** Scrolls there at once; the driver's own way waits for two still frames, which a busy machine may not draw in time. */
export async function bringIntoView(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
}

/** Opens the list under Tour Packages. */
export async function openTourMenu(page: Page): Promise<Locator> {
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('navigation', { name: 'Main menu' })
  const opener = isPhone(page)
    ? banner.getByLabel('Menu', { exact: true })
    : menu.getByText('Tour Packages', { exact: true })
  await opener.click()
  return menu
}

/** Opens the search box of the header, once its link does more than lead to the search page. */
export async function openSearch(page: Page): Promise<Locator> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await link.and(page.locator('[aria-haspopup="dialog"]')).click()
  const box = page.getByRole('dialog', { name: 'Search' })
  await box.waitFor()
  return box
}

/** Where the filters stand: beside the list, or in a sheet that a button opens. */
export async function openFilters(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('main')
  await page.getByRole('button', { name: 'Filters' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.waitFor()
  return sheet
}

/** Closes what `openFilters` opened, by the button that says how many packages there are. */
export async function closeFilters(page: Page): Promise<void> {
  if (!isPhone(page)) return
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await sheet.getByRole('button', { name: /^Show / }).click()
  await sheet.waitFor({ state: 'hidden' })
}

/** Where a party is put together: beside the details, or in a sheet that the bar at the bottom opens. */
export async function openBooking(page: Page): Promise<Locator> {
  if (!isPhone(page)) return page.getByRole('complementary', { name: 'Tour Booking' })
  await page.getByRole('link', { name: 'Book Now' }).click()
  const sheet = page.getByRole('dialog', { name: 'Tour Booking' })
  await sheet.waitFor()
  return sheet
}

/** A link of the footer; on phones it stands behind the title of its list. */
export async function footerLink(page: Page, title: string, name: string): Promise<Locator> {
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name })
  if (isPhone(page) && (await link.count()) === 0) await footer.getByRole('heading', { name: title }).click()
  return link
}

/** The cards of the list shown, without what stands in dialogs. */
export function cards(page: Page): Locator {
  return page.getByRole('region', { name: 'Results' }).getByRole('article')
}

/** The price of each card, rupees a person, in the order shown. */
export async function pricesOf(list: Locator): Promise<number[]> {
  const texts = await list.getByRole('strong').allInnerTexts()
  return texts.map((text) => Number(text.replace(/\D/g, '')))
}

export async function wordsOf(element: Locator): Promise<string> {
  return (await element.textContent()) ?? ''
}

function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 600
}

/** The first amount of a text, without what follows "with". */
export function rupees(text: string): number {
  return Number(text.replace(/ with .*/, '').replace(/\D/g, ''))
}
