import facts from '#demo/facts/places.json' with { type: 'json' }
import { closedNotes } from '#demo/prose/closed-notes.ts'
import { placeProse } from '#demo/prose/places.ts'
import type { Tx } from '#server/db/db.ts'
import { placeHtml } from './html.ts'

/** Places come in the operator's order where there is one, then in that of the data. */
const UNORDERED = 100

/** The demo's islands and places. */
export async function loadDemoPlaces(tx: Tx): Promise<void> {
  await tx.insertInto('island').values(facts.islands.map(islandRow)).execute()
  await tx.insertInto('place').values(facts.places.map(placeRow)).execute()
}

function islandRow(island: (typeof facts.islands)[number]) {
  return {
    id: island.id,
    name: island.name,
    old_name: island.oldName,
    main_town: island.mainTown,
    main_town_old: island.mainTownOld,
    site_label: island.siteLabel,
    lat: island.lat,
    lng: island.lng,
  }
}

function placeRow(place: (typeof facts.places)[number], index: number) {
  const prose = placeProse[place.id]
  if (prose === undefined) throw new Error(`The place ${place.id} has no prose`)
  const { weekday } = place.closed
  const note = closedNotes[place.id]
  return {
    id: place.id,
    name: place.name,
    old_name: place.oldName,
    island_id: place.island,
    lat: place.lat,
    lng: place.lng,
    kind: place.kind,
    description: placeHtml(prose),
    good_for: JSON.stringify(place.goodFor),
    hours: place.hours ?? null,
    closed: JSON.stringify({ weekday, ...(note === undefined ? {} : { note }) }),
    entry_fee: JSON.stringify({
      indian: place.entryFee.indian,
      foreigner: place.entryFee.foreigner,
      extras: place.entryFee.extras.map(({ what, inr }) => ({ what, inr })),
      certainty: place.entryFee.certainty,
    }),
    permit: place.permit ?? null,
    reach: JSON.stringify(place.reach),
    checked_on: facts.meta.asOf,
    top: place.top,
    position: 'order' in place && typeof place.order === 'number' ? place.order : UNORDERED + index,
  }
}
