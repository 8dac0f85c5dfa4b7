import { formatRupees, perPersonRate } from '#contract/terms/money.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { type Party, withParty } from '../booking/party.ts'
import { peopleText } from '../booking/start-price.ts'
import { type Compared, differencesOf, moneyRows, paceRows, type Row, sleepRows } from './compare-rows.ts'
import { COMPARE_TEXTS, headingOf } from './compare-texts.ts'

/** One package at the head of its column. `removeHref`: the comparison without it. */
export type Column = {
  slug: string
  name: string
  href: string
  removeHref: string
  /** Where the party is posted to be booked; absent of one that cannot be had on that day. */
  bookHref?: string
  picture?: PictureSource
  /** "₹54,400" and "for two adults, taxes inside"; of a package that cannot be had, why. */
  price: string
  priceNote: string
  problem?: string
}
export type CompareView = {
  heading: string
  party: Party
  today: string
  slugs: string[]
  columns: Column[]
  groups: { title: string; rows: Row[] }[]
  same: string[]
  others: { slug: string; name: string }[]
  isGone: boolean
}

type Given = { compared: Compared[]; party: Party; today: string; others: CompareView['others']; isGone: boolean }

export function toCompareView({ compared, party, today, others, isGone }: Given): CompareView {
  const slugs = compared.map(({ details }) => details.slug)
  const categories = new Set(compared.map(({ details }) => details.categoryId.categoryName))
  const { rows: differing, same } = differencesOf(compared)
  const groups = [
    { title: COMPARE_TEXTS.groups.money, rows: moneyRows(compared, party) },
    { title: COMPARE_TEXTS.groups.sleep, rows: sleepRows(compared) },
    { title: COMPARE_TEXTS.groups.pace, rows: paceRows(compared) },
    { title: COMPARE_TEXTS.groups.differ, rows: differing },
  ]
  return {
    heading: headingOf(
      compared.map(({ details }) => details.packageName),
      categories.size === 1 ? [...categories][0] : undefined,
    ),
    ...{ party, today, slugs, others, isGone, same },
    columns: compared.map((each) => columnOf(each, party, slugs)),
    groups: groups.filter(({ rows }) => rows.length > 0 && compared.length > 0),
  }
}

/** The address of a comparison; the same party and day for all. */
export function compareHref(slugs: readonly string[], party?: Party): string {
  const search = new URLSearchParams(slugs.map((slug) => ['p', slug]))
  const path = slugs.length === 0 ? paths.compare : `${paths.compare}?${search}`
  if (party === undefined) return path
  const more = withParty('', party).replace(/^\?/, '')
  return more === '' ? path : `${path}${slugs.length === 0 ? '?' : '&'}${more}`
}

function columnOf({ details, price, problem }: Compared, party: Party, slugs: readonly string[]): Column {
  const { slug, packageName: name, images, packagebaseRate } = details
  const picture = images[0]
  return {
    ...{ slug, name },
    href: withParty(paths.packageDetails(slug), party),
    removeHref: compareHref(
      slugs.filter((each) => each !== slug),
      party,
    ),
    ...(picture === undefined ? {} : { picture: cardPicture(leanPicture(picture)) }),
    price: formatRupees(price?.total.amountPayable ?? perPersonRate(packagebaseRate)),
    priceNote: price === undefined ? 'a person, in the base season' : `for ${peopleText(party)}, taxes inside`,
    ...(problem === undefined ? {} : { problem }),
    ...(price === undefined ? {} : { bookHref: bookHrefOf(slug, price) }),
  }
}

function bookHrefOf(id: string, { total, lines }: NonNullable<Compared['price']>): string {
  return withQuery(paths.book('package'), { id, priceVersion: lines[0]?.priceVersion, seen: total.amountPayable })
}
