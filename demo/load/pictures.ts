import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import placeFacts from '#demo/facts/places.json' with { type: 'json' }
import { type HotelFact, hotelFacts } from '#demo/hotel-facts.ts'
import { activityPictures } from '#demo/prose/activity-pictures.ts'
import { carPackagePictures } from '#demo/prose/car-pictures.ts'
import { GALLERY_SIZE, houseScenes } from '#demo/prose/hotel-pictures.ts'
import { packagePictures } from '#demo/prose/picture-plan.ts'
import { placeScenes } from '#demo/prose/place-pictures.ts'
import type { Tx } from '#server/db/db.ts'
import { readSetting, writeSetting } from '#server/settings/store.ts'
import { type DemoScenes, linkTo } from './scenes.ts'

/** Which scenes each record of a table shows, the first one on its card. */
type Links = { table: string; owner: string; scenes: Record<string, readonly string[]> }

const PLAN = 'demo_picture_plan'
const POSTER_WIDTH = 640

const LINKS: Links[] = [
  {
    table: 'place_picture',
    owner: 'place_id',
    scenes: Object.fromEntries(placeFacts.places.map(({ id }) => [id, placeScenes(id)])),
  },
  { table: 'package_picture', owner: 'package_id', scenes: packagePictures },
  {
    table: 'hotel_picture',
    owner: 'hotel_id',
    scenes: Object.fromEntries(hotelFacts.map((fact) => [fact.id, galleryOf(fact)])),
  },
  {
    table: 'room_type_picture',
    owner: 'room_type_id',
    scenes: Object.fromEntries(hotelFacts.flatMap(({ rooms }) => rooms.map(({ id }) => [id, [id]]))),
  },
  { table: 'activity_picture', owner: 'activity_id', scenes: activityPictures },
  { table: 'car_package_picture', owner: 'car_package_id', scenes: carPackagePictures },
]

/** The house, its first room, its detail, its other rooms, then what is near. */
export function galleryOf({ id, rooms, nearbyPlaces }: HotelFact): string[] {
  const [outside, detail] = houseScenes(id)
  const [first, ...others] = rooms.map((room) => room.id)
  const scenes = [
    outside,
    ...(first === undefined ? [] : [first]),
    detail,
    ...others,
    ...nearbyPlaces.map(({ placeId }) => placeId),
  ]
  return scenes.slice(0, GALLERY_SIZE)
}

/**
 * Gives the demo's records their drawn pictures and clips, at the first start and whenever the plan has changed. A record
 * with a picture that is not drawn, or a clip that is not ours, has it from the operator, and keeps what it shows.
 */
export async function linkDemoPictures(tx: Tx, scenes: DemoScenes): Promise<void> {
  const clips = clipRows(scenes)
  const plan = createHash('sha256')
    .update(JSON.stringify([LINKS, clips]))
    .digest('hex')
    .slice(0, 16)
  if ((await readSetting(tx, PLAN)) === plan) return
  for (const links of LINKS) await linkTable(tx, links, scenes.names)
  await linkClips(tx, clips)
  await writeSetting(tx, PLAN, plan)
}

type ClipRow = { id: string; videos: { mediaLink: string; poster: string; captions: string }[] }

function clipRows(scenes: DemoScenes): ClipRow[] {
  return scenes.clips.names.flatMap((id) => {
    const links = scenes.clips.linksOf(id)
    return links === undefined ? [] : [{ id, videos: [{ ...links, poster: linkTo(scenes, id, POSTER_WIDTH) }] }]
  })
}

async function linkClips(tx: Tx, rows: readonly ClipRow[]): Promise<void> {
  await sql`
    update activity set videos = plan.videos
      from jsonb_to_recordset(${JSON.stringify(rows)}) as plan(id text, videos jsonb)
     where activity.id = plan.id
       and not exists (select from jsonb_array_elements(activity.videos) each
                        where each ->> 'mediaLink' not like '/media/clips/%')`.execute(tx)
}

async function linkTable(tx: Tx, { table, owner, scenes }: Links, drawn: readonly string[]): Promise<void> {
  const rows = Object.entries(scenes).flatMap(([id, names]) =>
    names.map((name, index) => ({ id, name, position: index + 1 })),
  )
  const [link, column] = [sql.table(table), sql.ref(owner)]
  const ours = sql`
    select plan.* from json_to_recordset(${JSON.stringify(rows)}) as plan(id text, name text, position int)
      join ${sql.table(table.replace(/_picture$/, ''))} record on record.id = plan.id
     where not exists (select from ${link} shown where shown.${column} = plan.id
                          and shown.picture_id not in (select json_array_elements_text(${JSON.stringify(drawn)})))`
  await sql`delete from ${link} where ${column} in (select id from (${ours}) ours)`.execute(tx)
  await sql`
    insert into ${link} (${column}, position, picture_id) select id, position, name from (${ours}) ours`.execute(tx)
}
