import { sql } from 'kysely'
import type { Post } from '#demo/prose/post.ts'
import { posts } from '#demo/prose/posts.ts'
import type { Tx } from '#server/db/db.ts'
import { keepPolicyVersions } from '#server/site-pages/policy-versions.ts'
import { loadDemoClimate } from './climate.ts'
import { loadFaq } from './faq.ts'
import { keepTexts } from './keep-texts.ts'
import { loadPages, sectionRow } from './pages.ts'
import { demoTexts } from './texts.ts'

const FIRST_VERSION = '1.0'

/** Stories, pages, questions and the year, once in the life of a database; what an office changes stays, and what nobody edited follows the program. */
export async function loadDemoContent(tx: Tx, today: string): Promise<void> {
  const taken =
    await sql`insert into setting (key, value) values ('demo_content', '"loaded"') on conflict do nothing`.execute(tx)
  if (taken.numAffectedRows !== 0n) {
    await loadPosts(tx, today)
    await loadPages(tx)
    await loadFaq(tx)
    await loadDemoClimate(tx)
  }
  await keepTexts(tx, demoTexts(tx))
  await keepPolicyVersions(tx)
}

/** The stories, as published by `today`; the database has none yet. */
export async function loadPosts(tx: Tx, today: string): Promise<void> {
  const known = await knownIds(tx)
  await tx
    .insertInto('post')
    .values(
      posts.map(({ slug, title, teaser, published, readMinutes }) => ({
        id: slug,
        slug,
        title,
        teaser,
        read_minutes: readMinutes,
        picture_id: only(known.pictures, slug) ?? null,
        version: FIRST_VERSION,
        published_on: publishedOn(published, today),
        changed_on: publishedOn(published, today),
      })),
    )
    .execute()
  await tx
    .insertInto('post_section')
    .values(
      posts.flatMap(({ slug, sections }) =>
        sections.map((each, index) => ({ post_id: slug, ...sectionRow(each, index) })),
      ),
    )
    .execute()
  const places = posts.flatMap(({ slug, relatedPlaces }) =>
    kept(known.places, relatedPlaces).map((place_id, index) => ({ post_id: slug, position: index + 1, place_id })),
  )
  if (places.length > 0) await tx.insertInto('post_place').values(places).execute()
  const packages = posts.flatMap(({ slug, relatedPackages }) =>
    kept(known.packages, relatedPackages).map((package_id, index) => ({
      post_id: slug,
      position: index + 1,
      package_id,
    })),
  )
  if (packages.length > 0) await tx.insertInto('post_package').values(packages).execute()
}

/** The last day of that name before the demo was loaded, or the one a year earlier; later the story grows old like any other. */
function publishedOn({ monthDay, yearsEarlier }: Post['published'], today: string): string {
  const year = Number(today.slice(0, 4)) - yearsEarlier
  return monthDay < today.slice(5) ? `${year}-${monthDay}` : `${year - 1}-${monthDay}`
}

/** An operator's own catalogue may know nothing of what the demo's stories speak of. */
async function knownIds(tx: Tx) {
  const idsOf = async (table: 'place' | 'package' | 'picture') =>
    new Set((await tx.selectFrom(table).select('id').execute()).map(({ id }) => id))
  return { places: await idsOf('place'), packages: await idsOf('package'), pictures: await idsOf('picture') }
}

function kept(known: ReadonlySet<string>, ids: string[]): string[] {
  return ids.filter((id) => known.has(id))
}

function only(known: ReadonlySet<string>, id: string | undefined): string | undefined {
  return id !== undefined && known.has(id) ? id : undefined
}
