import type { OfficePlace, PlaceFields } from '#contract/office/places.ts'
import { degreesOf } from './degrees.ts'

/** What the form holds: lists as lines, facts that may be missing as fields that may be empty. */
export type EnteredPlace = Omit<PlaceFields, 'lat' | 'lng' | 'goodFor' | 'fee' | 'reach' | 'closedOn'> & {
  lat: string
  lng: string
  goodFor: string
  closedOn: string
  feeCertainty: string
  feeIndian: number | null
  feeForeigner: number | null
  feeExtras: string
  reachFrom: string
  reachKm: number | null
  reachMode: string
  reachMinutes: number | null
}

/** What an editor changes of a place. */
export function publicPlace(place: OfficePlace): PlaceFields {
  const { id: _, version: __, path: ___, pictures: ____, ...fields } = place
  return fields
}

export function enterPlace({ lat, lng, goodFor, fee, reach, closedOn, ...rest }: PlaceFields): EnteredPlace {
  return {
    ...rest,
    ...{ lat: String(lat), lng: String(lng), goodFor: goodFor.join('\n'), closedOn: closedOn ?? '' },
    ...{ feeCertainty: fee?.certainty ?? '', feeIndian: fee?.indian ?? null, feeForeigner: fee?.foreigner ?? null },
    feeExtras: (fee?.extras ?? []).map(({ what, inr }) => `${what}: ${inr}`).join('\n'),
    ...{ reachFrom: reach?.from ?? '', reachKm: reach?.km ?? null },
    ...{ reachMode: reach?.mode ?? '', reachMinutes: reach?.minutes ?? null },
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** "Camera: 50" is an extra of 50 rupees. */
function extraOf(line: string): { what: string; inr: number } {
  const at = line.lastIndexOf(':')
  const inr = Number(line.slice(at + 1).replaceAll(/[₹,\s]/g, ''))
  return { what: (at < 0 ? line : line.slice(0, at)).trim(), inr: at < 0 || Number.isNaN(inr) ? 0 : Math.round(inr) }
}

export function placeEntered(entered: EnteredPlace): PlaceFields {
  const { lat, lng, goodFor, closedOn, feeCertainty, feeIndian, feeForeigner, feeExtras, ...more } = entered
  const { reachFrom, reachKm, reachMode, reachMinutes, ...rest } = more
  return {
    ...rest,
    ...{ lat: degreesOf(lat), lng: degreesOf(lng), goodFor: linesOf(goodFor) },
    // The options of its field are the days of the contract.
    closedOn: closedOn === '' ? null : (closedOn as PlaceFields['closedOn']),
    fee:
      feeCertainty === ''
        ? null
        : {
            ...{ indian: feeIndian, foreigner: feeForeigner, certainty: feeCertainty },
            extras: linesOf(feeExtras).map(extraOf),
          },
    reach:
      reachFrom.trim() === ''
        ? null
        : { from: reachFrom, km: reachKm ?? 0, mode: reachMode, minutes: Math.round(reachMinutes ?? 0) },
  }
}
