import { sql } from 'kysely'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { PICTURE_SIZE } from '#contract/terms/pictures.ts'
import { brand } from '#demo/brand.ts'
import { categoryProse } from '#demo/prose/categories.ts'
import { sceneAlts } from '#demo/prose/scene-alts.ts'
import type { Db, Tx } from '#server/db/db.ts'
import { writeBrand } from '#server/settings/brand.ts'
import { writeCategoryTexts } from '#server/settings/category-texts.ts'
import { readOwnCatalogue } from '#server/settings/own-catalogue.ts'
import { loadDemoActivities } from './activities.ts'
import { bandPlaceholder } from './band-placeholder.ts'
import { loadDemoCars } from './cars.ts'
import { loadDemoContent } from './content.ts'
import { rollDemoDeals } from './deals.ts'
import { loadDemoDrivers } from './drivers.ts'
import { loadDemoFerries } from './ferries.ts'
import { rollDemoHolidays } from './holidays.ts'
import { loadDemoHotels } from './hotels.ts'
import { loadDemoPackageClosures } from './package-closures.ts'
import { loadDemoPackageActivities, loadDemoPackageFerries, loadDemoPackages } from './packages.ts'
import { linkDemoPictures } from './pictures.ts'
import { loadDemoPlaces } from './places.ts'
import { loadDemoReviews } from './reviews.ts'
import type { DemoScenes } from './scenes.ts'
import { loadDemoTripFacts } from './trip-facts.ts'

/** Fills an empty database with the demo catalogue; a database that has a catalogue keeps it. Says whether it did. */
export async function loadDemoCatalogue(db: Db, scenes: DemoScenes, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Loading is no visitor's statement, and a machine may be slow.
    await sql`set local statement_timeout = '15min'`.execute(tx)
    // The first of several processes starting together takes this row and loads; the others then find a catalogue.
    await sql`insert into setting (key, value) values ('demo_catalogue', '"loading"') on conflict do nothing`.execute(
      tx,
    )
    await sql`select 1 from setting where key = 'demo_catalogue' for update`.execute(tx)
    const known = await tx.selectFrom('category').select('id').limit(1).executeTakeFirst()
    if (known === undefined) await loadFirst(tx, scenes, now)
    else if (!(await isDemo(tx))) return false
    // What comes later names pictures.
    else await refreshPictures(tx, scenes)
    await loadNewParts(tx, dayInIndia(now))
    await linkDemoPictures(tx, scenes)
    // Texts know by themselves whether they have changed.
    await loadDemoReviews(tx, dayInIndia(now))
    await loadDemoContent(tx, dayInIndia(now))
    await rollDemo(tx, dayInIndia(now))
    return known === undefined
  })
}

/** What of the demo goes with the calendar; at every start, and every hour from then on. */
async function rollDemo(tx: Tx, today: string): Promise<void> {
  await rollDemoDeals(tx, today)
  await rollDemoHolidays(tx, today)
}

/** Rolls it where the catalogue is the demo's. */
export async function keepDemoAlive(db: Db, today: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    if (await isDemo(tx)) await rollDemo(tx, today)
  })
}

/** Parts of the demo that came later than others, by name: a demo loaded before them gets them at its next start. */
const NEW_PARTS: Record<string, (tx: Tx, today: string) => Promise<void>> = {
  demo_hotels: loadDemoHotels,
  demo_activities: loadDemoActivities,
  demo_cars: loadDemoCars,
  demo_ferries: loadDemoFerries,
  demo_package_ferries: loadDemoPackageFerries,
  demo_package_activities: loadDemoPackageActivities,
  demo_package_closures: loadDemoPackageClosures,
  demo_trip_facts: loadDemoTripFacts,
  demo_drivers: loadDemoDrivers,
}

async function loadNewParts(tx: Tx, today: string): Promise<void> {
  for (const [key, load] of Object.entries(NEW_PARTS)) {
    const fresh = await tx
      .insertInto('setting')
      .values({ key, value: JSON.stringify(today) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst()
    if (fresh !== undefined) await load(tx, today)
  }
}

/** An operator's own catalogue stays as it is: one that was begun with the demo's texts, and one that has other places. */
async function isDemo(tx: Tx): Promise<boolean> {
  if ((await readOwnCatalogue(tx)) !== undefined) return false
  const place = await tx.selectFrom('place').select('id').where('id', '=', 'radhanagar-beach').executeTakeFirst()
  return place !== undefined
}

async function loadFirst(tx: Tx, scenes: DemoScenes, now: Date): Promise<void> {
  await savePictures(tx, scenes)
  await loadDemoPlaces(tx)
  await loadDemoPackages(tx, {
    today: dayInIndia(now),
    pictureOf: (scene) => `/media/${scene}-${scenes.versionOf(scene)}-640.webp`,
  })
  await writeBrand(tx, brand)
  await writeCategoryTexts(tx, categoryProse)
}

/** Brings the drawn pictures' versions up to date: a redrawn scene gets a new address and a new placeholder. */
export async function refreshDemoPictures(db: Db, scenes: DemoScenes): Promise<void> {
  await db.transaction().execute((tx) => refreshPictures(tx, scenes))
}

async function refreshPictures(tx: Tx, scenes: DemoScenes): Promise<void> {
  const stored = await tx.selectFrom('picture').select(['id', 'version']).execute()
  const known = new Map(stored.map(({ id, version }) => [id, version]))
  if (scenes.names.some((name) => known.get(name) !== scenes.versionOf(name))) await savePictures(tx, scenes)
}

async function savePictures(tx: Tx, scenes: DemoScenes): Promise<void> {
  await tx
    .insertInto('picture')
    .values(
      scenes.names.map((id) => ({
        id,
        alt: sceneAlts[id] ?? '',
        ...PICTURE_SIZE,
        version: scenes.versionOf(id),
        placeholder: bandPlaceholder(id),
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((each) => ({
        version: each.ref('excluded.version'),
        alt: each.ref('excluded.alt'),
        placeholder: each.ref('excluded.placeholder'),
      })),
    )
    .execute()
}
