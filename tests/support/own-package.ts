import type { Page } from 'playwright-core'
import type { MediaItem } from '#contract/office/media.ts'
import type { OfficePackage } from '#contract/office/packages.ts'

/** What goes live must have, and nothing that may stay empty. */
const FEWEST = {
  descriptionHtml: '<p>Three days at the nest.</p>',
  inclusiveHtml: '<ul><li>Rooms</li></ul>',
  isLive: true,
}
const STAY = { place: 'The nest', hotelName: 'Tern Nest', roomType: 'Hut', capacityPerRoom: 2, starRating: 3 }

/** Publishes a package with its needed fields alone, as the member whose office is open in this tab. */
export async function publishBarePackage(page: Page, name: string): Promise<OfficePackage> {
  const { categories } = await ask<{ categories: { id: string }[] }>(page, '/packages/options')
  const { rows: media } = await ask<{ rows: MediaItem[] }>(page, '/media')
  const given = { name, categoryId: categories[0]?.id, nights: 2, listRate: 24_000 }
  const made = await ask<{ package: OfficePackage }>(page, '/packages', given)
  const { id } = made.package
  const pictureIds = [media.find(({ alt }) => alt !== '')?.id]
  const { id: _, slug, nights, path, pictures, draft, days, ...fields } = made.package
  const texts = days.map((day) => ({ ...day, descriptionHtml: '<p>Rest.</p>' }))
  const body = { ...fields, ...FEWEST, pictureIds, days: texts, stays: [{ ...STAY, nights }] }
  return (await ask<{ package: OfficePackage }>(page, `/packages/${id}/publish`, body)).package
}

/** Reads, or with a body changes. */
async function ask<Answer>(page: Page, path: string, body?: unknown): Promise<Answer> {
  const { isOk, answer } = await page.evaluate(
    async ([at, sent]) => {
      const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: sent ?? '' }
      const response = await fetch(`/api/office${at}`, sent === undefined ? {} : init)
      return { isOk: response.ok, answer: await response.json() }
    },
    [path, body === undefined ? undefined : JSON.stringify(body)] as const,
  )
  if (!isOk) throw new Error(`${path} answers ${JSON.stringify(answer)}`)
  return answer
}
