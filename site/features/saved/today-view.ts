import type { SavedKey } from '#contract/terms/saved-list.ts'
import type { PictureSource } from '#site/ui/picture.tsx'

/** A saved thing as it is sold today. */
export type SoldToday = {
  title: string
  href: string
  /** "Tour package, 4 nights 5 days" */
  what: string
  picture?: PictureSource
  /** Rupees as its card shows them, tax inside, with what they are for; absent of what is not sold for money. */
  price?: number
  unit?: string
}

/** `gone`: no longer sold. `unread`: it could not be asked for just now. */
export type Today = SavedKey & (({ state: 'sold' } & SoldToday) | { state: 'gone' | 'unread' })
export type TodayAnswer = { today: Today[]; day: string }
