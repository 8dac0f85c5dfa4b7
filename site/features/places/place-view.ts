import { textOfHtml } from '#contract/terms/html-text.ts'
import type { Place } from '#contract/v1/places.ts'
import { cleanHtml, raiseHeadings } from '#site/page/clean-html.ts'
import { leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import {
  aboutMinutes,
  capital,
  checkedText,
  extraFee,
  foreignFee,
  fromPlace,
  indianFee,
  kmFrom,
  PLACE_TEXTS,
  sentence,
} from './texts.ts'

/** A place on a card. */
export type PlaceCardView = { id: string; name: string; island: string; note: string; picture?: PictureSource }

/** One line of the facts: what it is about, what is so, and how sure that is. */
export type PlaceFact = { label: string; lines: string[]; note?: string }

/** A place as its page works with it; made on the server. */
export type PlaceView = {
  id: string
  name: string
  oldName?: string
  island: { id: string; name: string }
  kind: string
  pictures: PictureSource[]
  lat: number
  lng: number
}

/** What the page of a place tells: it is drawn once and stays. Html is clean. */
export type PlaceReading = { html: string; goodFor: string[]; facts: PlaceFact[]; checked?: string }

export function toPlaceCard(place: Place): PlaceCardView {
  const [first] = place.image
  const { _id, name, island, goodFor } = place
  return {
    id: _id,
    name,
    island: island.name === name ? '' : island.name,
    note: goodFor.length === 0 ? '' : capital(goodFor.slice(0, 3).join(', ')),
    ...(first ? { picture: leanPicture(first) } : {}),
  }
}

export function toPlaceView(place: Place): PlaceView {
  return {
    id: place._id,
    name: place.name,
    ...(place.oldName && place.oldName !== place.name ? { oldName: place.oldName } : {}),
    island: { id: place.island._id, name: place.island.name },
    kind: capital(place.kind),
    pictures: place.image.map(leanPicture),
    lat: place.lat,
    lng: place.lng,
  }
}

export function toPlaceReading(place: Place): PlaceReading {
  const facts = [
    reachFact(place),
    hoursFact(place),
    closedFact(place),
    entryFact(place),
    extrasFact(place),
    permitFact(place),
  ]
  const checked = checkedText(place.checkedOn)
  return {
    html: raiseHeadings(cleanHtml(place.description)),
    goodFor: place.goodFor.map(capital),
    facts: facts.filter((fact) => fact !== undefined),
    ...(checked ? { checked } : {}),
  }
}

/** The first sentence or two, for search engines. */
export function summaryOf({ description }: Place): string {
  return textOfHtml(description.replace(/<h[2-4]>[\s\S]*$/, ''))
}

/** "25 km from Sri Vijaya Puram centre", "Road, about 50 minutes". */
function reachFact({ reach }: Place): PlaceFact | undefined {
  if (!reach) return undefined
  const { from, km, mode, minutes } = reach
  const way = [capital(mode), ...(minutes > 0 ? [aboutMinutes(minutes)] : [])].filter((part) => part !== '')
  const lines = [km > 0 ? kmFrom(km, from) : fromPlace(from), ...(way.length > 0 ? [way.join(', ')] : [])]
  return { label: PLACE_TEXTS.reach, lines }
}

function hoursFact({ hours }: Place): PlaceFact | undefined {
  return hours ? { label: PLACE_TEXTS.hours, lines: [capital(hours)] } : undefined
}

function closedFact({ closed }: Place): PlaceFact | undefined {
  if (!closed || (closed.weekday === null && !closed.note)) return undefined
  const note = closed.note ? sentence(closed.note) : undefined
  if (closed.weekday === null) return { label: PLACE_TEXTS.closed, lines: [], note }
  return { label: PLACE_TEXTS.closed, lines: [`${closed.weekday}s`], note }
}

function entryFact({ entryFee: fee }: Place): PlaceFact | undefined {
  if (!fee || fee.indian === null || fee.certainty === 'n/a') return undefined
  const { indian, foreigner, certainty } = fee
  if (indian === 0 && (foreigner ?? 0) === 0) return { label: PLACE_TEXTS.entry, lines: [PLACE_TEXTS.free] }
  const lines = [indianFee(indian), ...(foreigner === null ? [] : [foreignFee(foreigner)])]
  const doubts = [
    ...(certainty.startsWith('uncertain') ? [PLACE_TEXTS.feesDiffer] : []),
    ...(foreigner === null ? [PLACE_TEXTS.foreignUnknown] : []),
  ]
  return { label: PLACE_TEXTS.entry, lines, ...(doubts.length > 0 ? { note: doubts.join(' ') } : {}) }
}

function extrasFact({ entryFee }: Place): PlaceFact | undefined {
  const extras = entryFee?.extras ?? []
  if (extras.length === 0) return undefined
  return { label: PLACE_TEXTS.extras, lines: extras.map(({ what, inr }) => extraFee(what, inr)) }
}

function permitFact({ permit }: Place): PlaceFact | undefined {
  return permit ? { label: PLACE_TEXTS.permit, lines: [capital(permit)] } : undefined
}
