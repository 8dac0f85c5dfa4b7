import { NOT_FOUND_TITLE } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'

/** What a page says where its record is not there: the words of its kind, and the list it would stand in. */
export type MissingWords = { title: string; text: string; list: { label: string; href: string }; asked: string }

/** Two ways on from every page that is not there, beside the list of its kind. */
export const OTHER_WAYS = [
  { label: 'See all packages', href: paths.tours },
  { label: 'Places to visit', href: paths.places },
  { label: 'Home', href: paths.home },
]

const ALL_PACKAGES = { label: 'See all packages', href: paths.tours }
const PAGE = {
  title: NOT_FOUND_TITLE,
  text: 'The address may be mistyped, or the page may have moved. Search for it, or go on from here.',
  list: ALL_PACKAGES,
}
/** By the first step of the address. */
const KINDS: Record<string, Omit<MissingWords, 'asked'>> = {
  'package-details': {
    title: 'We could not find that package',
    text: 'It may have another name now, or be no longer on sale. Search for it, or see everything we run.',
    list: ALL_PACKAGES,
  },
  'tour-packages': {
    title: 'We could not find those packages',
    text: 'There is no such kind of tour now. Search for it, or see everything we run.',
    list: ALL_PACKAGES,
  },
  'hotel-details': {
    title: 'We could not find that hotel',
    text: 'It may have another name now, or have left our list. Search for it, or see all hotels.',
    list: { label: 'See all hotels', href: paths.hotels },
  },
  'place-details': {
    title: 'We could not find that place',
    text: 'Many places here have an old and a new name. Search by either, or see all of them on a map.',
    list: { label: 'Places to visit', href: paths.places },
  },
  'water-sport-details': {
    title: 'We could not find that water sport',
    text: 'It may have another name now, or rest for good. Search for it, or see all of them.',
    list: { label: 'See all water sports', href: paths.waterSports },
  },
  blog: {
    title: 'We could not find that story',
    text: 'It may have been taken down or renamed. Search for it, or see all stories.',
    list: { label: 'See all stories', href: paths.blog },
  },
}

/** Of "/place-details/north-bey" the words for a place, and "north bey" to search for. */
export function missingWords(path: string): MissingWords {
  const [first = '', second = ''] = path.split('/').filter((step) => step !== '')
  const kind = Object.hasOwn(KINDS, first) ? KINDS[first] : undefined
  return { ...(kind ?? PAGE), asked: wordsOf(kind ? second : first) }
}

function wordsOf(step: string): string {
  return step
    .replace(/%[0-9a-f]{2}/gi, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60)
}
