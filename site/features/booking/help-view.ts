import type { Brand } from '#contract/terms/brand.ts'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { whatsappHref } from '#contract/terms/whatsapp.ts'
import { shareView } from '#site/shop/share/share-view.ts'
import { keepTogether } from '#site/ui/keep-together.ts'
import type { LinkRow } from '#site/ui/link-rows.tsx'
import { CHANGE_NAME, type Change } from './booking-forms.ts'
import type { BookingView } from './booking-view.ts'
import { BOOKING_TEXTS } from './texts.ts'
import type { BookingTrip } from './trip-view.ts'
import { DOCUMENT_TEXTS, VIEW_TEXTS, whatsappText } from './view-texts.ts'

/** Ways to reach us from a booking, and the ways on when something about it changes. */
export type HelpView = { talk: LinkRow[]; emergency: LinkRow[]; changes: LinkRow[]; papers: LinkRow[] }

type Reached = Pick<Brand, 'phones' | 'whatsapp' | 'supportHours'>

export function helpView(
  view: BookingView,
  { brand, origin }: { brand: Reached; origin: string },
  trip: Pick<BookingTrip, 'title' | 'when' | 'plan'>,
): HelpView {
  const { emergency = [] } = trip.plan ?? {}
  return {
    talk: talkRows(view, brand),
    emergency: emergency.map(({ label, text, tel }) => ({
      href: `tel:${tel}`,
      icon: 'phone',
      label: text,
      note: label,
    })),
    changes: changeRows(view, brand),
    papers: [...paperRows(view), shareRow(trip, brand.whatsapp?.e164, origin)],
  }
}

function talkRows({ ref }: BookingView, { phones, whatsapp, supportHours }: Reached): LinkRow[] {
  return [
    ...phones.map(
      ({ label, text: number, e164 }, index): LinkRow => ({
        href: `tel:${e164}`,
        icon: 'phone',
        label: number,
        note: index === 0 ? `${label}. ${supportHours.label}: ${supportHours.text}` : label,
      }),
    ),
    // The reference alone: whom it is asked of has the booking, and the address of the page is of use to its visitor only.
    ...(whatsapp === undefined
      ? []
      : [
          {
            href: whatsappHref(whatsapp.e164, [whatsappText(ref)]),
            icon: 'chat',
            label: keepTogether(`${whatsapp.label} ${whatsapp.text}`),
            note: VIEW_TEXTS.whatsappNote,
            newTab: true,
          } as const,
        ]),
    { href: changeHref(ref, 'question'), icon: 'mail', label: BOOKING_TEXTS.ask, note: BOOKING_TEXTS.askNote },
  ]
}

function changeRows({ ref, canRename, canCancel, isOver }: BookingView, brand: Reached): LinkRow[] {
  if (isOver) return []
  const [phone] = brand.phones
  const to = (change: Change, icon: LinkRow['icon'], label: string, note: string): LinkRow => ({
    ...{ href: changeHref(ref, change), icon, label, note, end: 'right' },
  })
  return [
    ...(phone === undefined
      ? []
      : [{ href: `tel:${phone.e164}`, icon: 'plane', label: VIEW_TEXTS.late, note: ringText(phone.text) } as const]),
    to('flights', 'plane', VIEW_TEXTS.flights, VIEW_TEXTS.flightsNote),
    ...(canRename ? [to('names', 'pencil', VIEW_TEXTS.misspelt, BOOKING_TEXTS.correctNote)] : []),
    to('dates', 'calendar', VIEW_TEXTS.otherDates, VIEW_TEXTS.otherDatesNote),
    to('more', 'plus', VIEW_TEXTS.addSomething, VIEW_TEXTS.addSomethingNote),
    ...(canCancel ? [to('cancel', 'close', VIEW_TEXTS.cancelRow, VIEW_TEXTS.cancelRowNote)] : []),
  ]
}

/** The same page with the form for it open, so that it works without script, too. */
function changeHref(ref: string, change: Change): string {
  const path = withQuery(visitorPaths.booking(ref), { [CHANGE_NAME]: change })
  return `${path}#${change === 'names' ? 'rename' : change === 'cancel' ? 'cancel' : 'ask'}`
}

function ringText(number: string): string {
  return keepTogether(`On the day, ring ${number}`)
}

function paperRows({ ref, documents }: BookingView): LinkRow[] {
  return documents.map((kind) => ({
    href: visitorPaths.bookingDocument(ref, kind),
    ...DOCUMENT_TEXTS[kind],
    end: 'download',
  }))
}

/** What others are told of a booking is what it is called and when it is: its own address opens for its visitor alone. */
function shareRow(
  { title, when }: Pick<BookingTrip, 'title' | 'when'>,
  office: string | undefined,
  origin: string,
): LinkRow {
  const { send } = shareView(office, { name: title, facts: when, url: `${origin}${paths.home}` })
  return { href: send, icon: 'share', label: VIEW_TEXTS.share, note: VIEW_TEXTS.shareNote, isShared: true }
}
