import { sql } from 'kysely'
import type { Tx } from '#server/db/db.ts'
import { writeCategoryTexts } from '#server/settings/category-texts.ts'

type Part = { anchor: string; heading: string; body: string }

/** True of any business; names in braces are those of the settings. */
const ABOUT = {
  intro: '{legalName} arranges holidays in the Andaman islands.',
  parts: [
    {
      ...{ anchor: 'who-we-are', heading: 'Who we are' },
      body: '<p>We plan your trip with you, and we are there while you travel.</p>',
    },
    {
      ...{ anchor: 'talk-to-us', heading: 'Talk to us' },
      body: '<p>Call {phone} or write to {email}. Customer support is there {supportHours}.</p><p>{address}</p>',
    },
  ] satisfies Part[],
}
const CONTACT_INTRO = 'Call us, or write to us. A question costs nothing.'

/** Puts sentences that hold for anybody in place of those in which the demo's business speaks of itself and of what it sold. */
export async function writeNeutralTexts(tx: Tx): Promise<void> {
  await writeCategoryTexts(tx, {})
  await tx.updateTable('category').set({ heading: sql<string>`name`, intro: '' }).execute()
  await tx.updateTable('site_page').set({ intro: ABOUT.intro }).where('slug', '=', 'about').execute()
  await tx.updateTable('site_page').set({ intro: CONTACT_INTRO }).where('slug', '=', 'contact').execute()
  await tx.deleteFrom('site_page_section').where('page_slug', '=', 'about').execute()
  const rows = ABOUT.parts.map((part, index) => ({ page_slug: 'about', position: index + 1, ...part }))
  await tx.insertInto('site_page_section').values(rows).execute()
  // Stories are drafts from now on: nothing leads to them.
  await sql`
    delete from site_page_section using site_page page
     where page.slug = page_slug and page.kind = 'page' and strpos(body, '/blog/') > 0`.execute(tx)
}
