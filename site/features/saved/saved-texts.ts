import { counted } from '#contract/terms/counted.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'

export const SAVED_TEXTS = {
  title: 'Saved',
  description: 'Holidays, hotels, places and water sports put aside, in lists of your own.',
  lead: 'Kept in this browser only. A heart puts a thing here; move it to lists of your own, share a list, compare packages.',
  unscripted:
    'What you saved is kept by your browser, which needs JavaScript to show it here. A list that somebody shared with you by a link works without.',
  loading: 'Looking for what you saved…',
  emptyTitle: 'Nothing saved yet',
  empty: 'Tap the heart on a card and it waits here, with the price of that day beside the price of today.',
  packages: 'Tour packages',
  hotels: 'Hotels',
  prices: 'Prices are those of the cards: the lowest, taxes inside. Your own depends on your dates and party.',
  failed: 'The prices of today did not come.',
  gone: 'No longer sold',
  unread: 'Its price could not be read just now',
  remove: (title: string, list: string) => `Remove ${title} from ${list}`,
  move: 'Move to another list',
  moveTo: (list: string) => `Move to ${list}`,
  newList: 'New list',
  newListHint: 'Honeymoon ideas, say',
  makeList: 'Make it and move',
  unnamed: 'On no list yet',
  onlyList: 'Everything you saved',
  name: 'Name this list',
  rename: 'Change the name',
  renameLabel: 'Name',
  renameButton: 'Keep the name',
  share: 'Share this list',
  shareNote:
    'The link carries the list itself: what is on it and its name, nothing of you. Whoever opens it sees the prices of that day.',
  shareSome: (count: number) => `It holds the first ${count} of them.`,
  link: 'Link to this list',
  copy: 'Copy the link',
  copied: 'Copied',
  whatsapp: 'Send by WhatsApp',
  whatsappText: (name: string) => `${name}, on the Andaman islands:`,
  removeList: 'Remove this list',
  removed: (count: number) => `${counted(count, 'thing')} removed.`,
  undo: 'Undo',
  compare: 'Compare',
  compareButton: 'Compare the chosen packages',
  compareNote: (most: number) => `Up to ${most} at once`,
  shared: 'A list that somebody shared with you',
  sharedName: 'Shared list',
  sharedLead: 'Named by whoever shared it. The prices are those of today.',
  keep: 'Keep this list',
  kept: (count: number, name: string) => `${counted(count, 'thing')} kept in your list “${name}”.`,
  full: (most: number) => `Your lists hold ${most} things; the others were left out.`,
  own: 'Your own lists',
  goneCount: (count: number) =>
    count === 1 ? 'One thing of this list is no longer sold.' : `${count} things of this list are no longer sold.`,
  unreadCount: 'Some of this list could not be read just now. Please load the page again in a moment.',
  seen: 'Recently seen',
  seenNote: 'The last things you looked at, kept in this browser only.',
  forget: 'Forget these',
  panelEmpty: 'Nothing saved yet. Tap the heart on a card and it waits here, in this browser.',
  panelRemove: (title: string) => `Remove ${title} from saved`,
  panelCompare: 'Compare these packages',
  all: 'Lists, sharing and prices of today',
  kinds: {
    package: (duration: string) => `Tour package, ${duration}`,
    hotel: (place: string) => `Hotel, ${place}`,
    activity: (places: string) => (places === '' ? 'Water sport' : `Water sport, ${places}`),
    place: (island: string) => `Place, ${island}`,
    car: (duration: string) => `Car for the day, ${duration}`,
  },
} as const

/** A price that was kept with its day; `isLate` where that was not the moment of saving. */
export type Was = { price: number; day: string; isLate?: true }

/** "Now ₹27,200, was ₹29,000 when you saved it"; nothing where it is the same. */
export function changeText(was: Was, now: number): string | undefined {
  if (was.price === now) return undefined
  const when = was.isLate ? `on ${formatDay(was.day)}` : 'when you saved it'
  return `Now ${formatRupees(now)}, was ${formatRupees(was.price)} ${when}`
}
