import { formatRupees } from '#contract/terms/money.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { askAboutBooking } from '#contract/v1/booking-messages.ts'
import {
  type Booking,
  CancelQuote,
  cancelBooking,
  giveTravellers,
  payBooking,
  previewCancel,
  renameTravellers,
} from '#contract/v1/bookings.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { ALL_LINES, type BookingAnswer, INTENT, type Intent, LINE_FIELD, NAME_FIELD } from './booking-forms.ts'
import { cancelView } from './cancel-view.ts'
import { VIEW_TEXTS } from './view-texts.ts'

/** On the server: does what a form of the page asks for. */
export async function answerBooking(
  { api }: Pick<SiteHost, 'api'>,
  booking: Booking,
  form: FormData,
): Promise<BookingAnswer | undefined> {
  const { ref } = booking
  switch (form.get(INTENT)) {
    case 'pay':
      return pay(api, ref, form)
    case 'preview':
      return preview(api, booking, form)
    case 'cancel':
      return cancel(api, booking, form)
    case 'rename':
      return rename(api, booking, form)
    case 'names': {
      const list = String(form.get('list') ?? '')
      const given = await api.call(giveTravellers, { query: { ref }, body: { list } })
      return given.ok ? { kind: 'done', part: 'names' } : failed('names', given.error, form)
    }
    case 'ask': {
      const text = String(form.get('text') ?? '')
      const asked = await api.call(askAboutBooking, { query: { ref }, body: { text } })
      return asked.ok
        ? { kind: 'done', part: 'ask', reference: asked.value.reference }
        : failed('ask', asked.error, form)
    }
    default:
      return undefined
  }
}

type Api = SiteHost['api']

async function pay(api: Api, ref: string, form: FormData): Promise<BookingAnswer> {
  const opened = await api.call(payBooking, { query: { ref }, body: {} })
  if (!opened.ok) return { ...failed('pay', opened.error, form), ...quoteOf(opened.error) }
  const { go, amount } = opened.value.payment
  return { kind: 'go', to: { go, amount: formatRupees(amount) } }
}

/** A quote where there is one: the API names it with our origin, which whoever reads this is on already. */
function quoteOf({ more }: CallFailure): { quoteHref?: string } {
  const url = more?.quoteUrl
  const path = typeof url === 'string' && URL.canParse(url) ? new URL(url).pathname : ''
  return path.startsWith(visitorPaths.quote('')) ? { quoteHref: path } : {}
}

async function preview(api: Api, booking: Booking, form: FormData): Promise<BookingAnswer> {
  const chosen = form.getAll(LINE_FIELD).filter((id) => typeof id === 'string')
  if (chosen.length === 0) {
    const message = VIEW_TEXTS.cancelNothing
    return { kind: 'failed', part: 'preview', status: 422, message, fields: {}, values: {} }
  }
  const body = chosen.includes(ALL_LINES) ? {} : { lineIds: chosen }
  const quoted = await api.call(previewCancel, { query: { ref: booking.ref }, body })
  if (!quoted.ok) return failed('preview', quoted.error, form)
  return { kind: 'preview', cancel: cancelView(quoted.value.cancel, booking) }
}

async function cancel(api: Api, booking: Booking, form: FormData): Promise<BookingAnswer> {
  const quoteId = String(form.get('quoteId') ?? '')
  const done = await api.call(cancelBooking, { query: { ref: booking.ref }, body: { quoteId } })
  if (done.ok) return { kind: 'done', part: 'cancel' }
  const fresh = done.error.code === 'refund_changed' ? CancelQuote.safeParse(done.error.more?.cancel) : undefined
  // Less comes back than was shown: shown anew, with nothing done.
  return fresh?.success
    ? { kind: 'preview', cancel: cancelView(fresh.data, booking), notice: done.error.message }
    : failed('cancel', done.error, form)
}

async function rename(api: Api, { ref, travellers: known }: Booking, form: FormData): Promise<BookingAnswer> {
  const travellers = known.flatMap(({ name: old }, index) => {
    const name = form.get(`${NAME_FIELD}${index}`)
    return typeof name === 'string' && name !== old ? { index, name } : []
  })
  // Nothing was typed: that is how it stands already.
  if (travellers.length === 0) return { kind: 'done', part: 'rename' }
  const renamed = await api.call(renameTravellers, { query: { ref }, body: { travellers } })
  if (renamed.ok) return { kind: 'done', part: 'rename' }
  const placed = renamed.error.errors.map(({ field, message }) => {
    const place = Number(/^travellers\.(\d+)/.exec(field)?.[1] ?? '-1')
    return { field: `${NAME_FIELD}${travellers[place]?.index ?? ''}`, message }
  })
  return failed('rename', { ...renamed.error, errors: placed }, form)
}

function failed(part: Intent, { status, message, errors }: CallFailure, form: FormData): BookingAnswer {
  const fields = Object.fromEntries(errors.map(({ field, message: words }) => [field, words]))
  const values = Object.fromEntries([...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string'))
  return { kind: 'failed', part, status, message, fields, values }
}
