import { formatRupees, perPersonRate, taxInside } from '#contract/terms/money.ts'
import type { PackageSummary } from '#contract/v1/packages.ts'
import type { Place } from '#contract/v1/places.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { HOME_TEXTS } from './texts.ts'

/** A package as the home page shows it. Made by the loader, so that the page carries no more than it paints. */
export type HomePackage = {
  slug: string
  name: string
  picture?: PictureSource
  places: string
  nights: string
  perPerson: number
  struckPerPerson?: number
  taxText: string
  badge: { kind: 'deal' | 'category'; text: string }
}

export type HomePlace = {
  id: string
  name: string
  picture?: PictureSource
  island?: string
  /** By the sea: its picture may open the page. */
  isBeach: boolean
}

/** The widest a card's picture is drawn: 384 px at two pixels each on a desk, 300 px at three on a phone. */
const CARD_PIXELS = 960
/** Names on one card; the rest are counted. */
const PLACES_NAMED = 2

export function toHomePackage(summary: PackageSummary): HomePackage {
  const perPerson = perPersonRate(summary.packagebaseRate)
  return {
    slug: summary.slug,
    name: summary.packageName,
    picture: cardPicture(summary.images[0]),
    places: nameSome(summary.places.map(({ name }) => name)),
    nights: summary.duration,
    perPerson,
    struckPerPerson: summary.struckRate === undefined ? undefined : perPersonRate(summary.struckRate),
    taxText: HOME_TEXTS.taxes(formatRupees(taxInside(perPerson, summary.taxPercent))),
    badge: summary.badge
      ? { kind: 'deal', text: summary.badge }
      : { kind: 'category', text: summary.categoryId.categoryName },
  }
}

export function toHomePlace(place: Place): HomePlace {
  const isBeach = place.kind === 'beach'
  return {
    id: place._id,
    name: place.name,
    picture: isBeach ? openingPicture(place.image[0]) : cardPicture(place.image[0]),
    // An island that is a place of its own is not named twice.
    island: place.island.name === place.name ? undefined : place.island.name,
    isBeach,
  }
}

/** Wide enough for the top of the page. Without its placeholder: two dozen of those weigh more than the page. */
function openingPicture(picture: PictureSource | undefined): PictureSource | undefined {
  if (!picture) return undefined
  const { mediaLink, alt, width, height, avif, webp } = picture
  return { mediaLink, alt, width, height, avif, webp }
}

/** Beside its title a card's picture needs no file wider than a card ever is. */
function cardPicture(picture: PictureSource | undefined): PictureSource | undefined {
  const whole = openingPicture(picture)
  return whole && { ...whole, avif: narrowOnly(whole.avif), webp: narrowOnly(whole.webp) }
}

function narrowOnly(srcset: string | undefined): string | undefined {
  const fitting = srcset?.split(', ').filter((source) => Number(/ (\d+)w$/.exec(source)?.[1] ?? 0) <= CARD_PIXELS)
  return fitting?.length ? fitting.join(', ') : srcset
}

function nameSome(names: string[]): string {
  const left = names.length - PLACES_NAMED
  const shown = names.slice(0, PLACES_NAMED).join(', ')
  return left > 0 ? `${shown} and ${left} more` : shown
}
