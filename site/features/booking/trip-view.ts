import type { BookingState } from '#contract/terms/booking-states.ts'
import { counted } from '#contract/terms/counted.ts'
import { dayInIndia, daysBetween } from '#contract/terms/india-time.ts'
import type { Booking } from '#contract/v1/bookings.ts'
import type { ClimateMonth } from '#contract/v1/climate.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { daysOf, spanOf, titleOf } from '#site/shop/trip/booking-span.ts'
import { type TripPlanView, tripPlanView } from '#site/shop/trip/trip-plan-view.ts'
import { type BookingLine, bookingLine } from './booking-line.ts'
import { andText, VIEW_TEXTS } from './view-texts.ts'

/** How far off the trip is: "83" and "days to go", or one word. */
export type Countdown = { figure: string; words: string; weather?: string }

/** What the trip is and when: only told, nothing in it is operated. */
export type BookingTrip = {
  title: string
  when: string
  who: string
  countdown?: Countdown
  picture?: TripPlanView['picture']
  /** Absent where the server knows none, and where nothing is travelled any more. */
  plan?: TripPlanView
  /** As they were booked, where there is no plan. */
  parts: BookingLine[]
  partsTitle: string
}

const TO_COME: readonly BookingState[] = ['held', 'paying', 'confirmed_part', 'confirmed']
/** Nothing of it is travelled: what was asked for is listed, and no day is planned. */
const NOT_TRAVELLED: readonly BookingState[] = ['expired', 'settling', 'cancelled', 'no_show']
/** More are counted. */
const NAMED_MAX = 3

export function bookingTrip(
  booking: Booking,
  { months = [], banners }: { months?: readonly ClimateMonth[]; banners?: SiteHost['banners'] } = {},
): BookingTrip {
  const { plan, lines, travellers, state } = booking
  const shown = plan === undefined ? undefined : tripPlanView(plan, banners)
  const countdown = countdownOf(booking, months)
  const hasPlan = shown !== undefined && shown.days.length > 0 && !NOT_TRAVELLED.includes(state)
  return {
    title: shown?.title ?? titleOf(lines),
    when: shown?.when ?? spanOf(lines),
    who: whoText(travellers.map(({ name }) => name)),
    ...(countdown === undefined ? {} : { countdown }),
    ...(shown?.picture === undefined ? {} : { picture: shown.picture }),
    ...(hasPlan ? { plan: shown } : {}),
    parts: hasPlan ? [] : lines.map((line) => bookingLine(line, booking)),
    partsTitle: partsTitleOf(state),
  }
}

function partsTitleOf(state: BookingState): string {
  if (state === 'expired' || state === 'settling') return VIEW_TEXTS.partsAsked
  return state === 'held' || state === 'paying' ? VIEW_TEXTS.partsKept : VIEW_TEXTS.parts
}

function countdownOf(booking: Booking, months: readonly ClimateMonth[]): Countdown | undefined {
  if (!TO_COME.includes(booking.state)) return undefined
  const { first, last } = daysOf(booking)
  const today = dayInIndia(new Date(booking.now))
  if (today > last) return undefined
  const month = months.find((each) => each.month === Number(first.slice(5, 7)))
  return { ...farText(daysBetween(today, first), daysBetween(first, last) + 1), ...weatherOf(month) }
}

/** `days` until the first of `length` days. */
export function farText(days: number, length: number): Pick<Countdown, 'figure' | 'words'> {
  if (days > 1) return { figure: String(days), words: VIEW_TEXTS.daysToGo }
  if (days === 1) return { figure: VIEW_TEXTS.tomorrow, words: VIEW_TEXTS.itStarts }
  if (days === 0) return { figure: VIEW_TEXTS.today, words: VIEW_TEXTS.itStarts }
  return { figure: `Day ${1 - days}`, words: `of ${length}` }
}

/** "31° by day, calm sea, sunset 17:25" */
function weatherOf(month: ClimateMonth | undefined): Pick<Countdown, 'weather'> {
  if (month === undefined) return {}
  const { name, airMaxC, seaLevel, sunset } = month
  return { weather: `${name}: ${airMaxC}° by day, ${VIEW_TEXTS.seas[seaLevel - 1]}, sunset ${sunset}` }
}

/** "Priya Sethi and Karan Sethi", "Asha Rao, Ravi Rao, Mina Rao and 2 others" */
function whoText(names: readonly string[]): string {
  const rest = names.length - NAMED_MAX
  if (rest <= 0) return andText(names)
  return andText([...names.slice(0, NAMED_MAX), counted(rest, 'other')])
}
