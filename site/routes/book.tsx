import { data, redirect } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { hostOf } from '#site/api.ts'
import { bookDrive } from '#site/features/cars/package/book-drive.ts'
import { bookHire } from '#site/features/cars/results/book-hire.ts'
import { bookSeats } from '#site/features/ferry-seats/book-seats.ts'
import { bookStay } from '#site/features/hotels/details/book-stay.ts'
import { bookPackage } from '#site/features/packages/booking/book-package.ts'
import { BookPage } from '#site/features/trip/book-page.tsx'
import type { NotBooked } from '#site/features/trip/book-view.ts'
import { holdItems } from '#site/features/trip/hold-items.ts'
import { readItems } from '#site/features/trip/read-items.ts'
import { addedHref } from '#site/features/trip/trip-address.ts'
import { bookOuting } from '#site/features/water-sports/outing/book-outing.ts'
import { formStatus } from '#site/page/form-status.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { BOOK_TEXTS } from '#site/shop/book/book-texts.ts'
import type { TripItem, Wanted } from '#site/shop/book/wanted.ts'
import type { Route } from './+types/book'

/** A whole trip, and what a page of this route posts again, come as items. */
const TRIP = 'trip'

type Reader = (host: SiteHost, id: string, fields: URLSearchParams) => Promise<Wanted>

/** What can be booked from its own page, by the last part of the address its panel posts to. */
const READERS: Record<string, Reader> = {
  package: bookPackage,
  hotel: bookStay,
  ferry: bookSeats,
  car: bookHire,
  'car-package': bookDrive,
  activity: bookOuting,
}

/** Only what is posted is booked; who comes here otherwise is led to their trip. */
export function loader({ context, params }: Route.LoaderArgs) {
  const host = hostOf(context)
  const [phone] = host.brand.phones
  return {
    ...(phone === undefined ? {} : { phone: phone.text }),
    ...pageHead(host, {
      title: BOOK_TEXTS.step,
      description: BOOK_TEXTS.step,
      path: paths.book(params.kind),
      noindex: true,
    }),
  }
}

/** Book Now of every panel: keeps what is asked for and leads on, or says what keeps it from that. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const form = await readForm(request)
  const { searchParams, search } = new URL(request.url)
  if (params.kind === TRIP) {
    const items = readItems(form.get('items')).filter((item) => item !== undefined)
    return items.length === 0 ? redirect(visitorPaths.trip, 303) : hold(context, items, { isTrip: true })
  }
  const fields = withQuery(form, searchParams)
  const wanted = await readWanted(host, params.kind, fields)
  // Said by the address of a panel's button, or by the button of a list, which names what is added.
  const isAdded = fields.has('add')
  switch (wanted.kind) {
    case 'missing':
      throw notFound()
    case 'back':
      return redirect(wanted.href, 303)
    case 'item':
      return isAdded ? redirect(addedHref(wanted.item), 303) : hold(context, [wanted.item], { isTrip: false })
    case 'ask': {
      const kept = [...form].filter(([name]) => !wanted.fields.some((field) => field.name === name))
      const { kind: _, ...ask } = wanted
      // Fields come as text: a file would have been refused with its form.
      const names = kept.map(([name, value]) => ({ name, value: String(value) }))
      const action = `${paths.book(params.kind)}${search}`
      return data<NotBooked>({ kind: 'ask', ask, kept: names, action, isAdded }, { status: formStatus(422) })
    }
    case 'refused': {
      const { kind: _, ...refused } = wanted
      return data<NotBooked>({ kind: 'refused', refused }, { status: formStatus(422) })
    }
    case 'away':
      return data<NotBooked>({ kind: 'away', message: wanted.message }, { status: formStatus(wanted.status) })
  }
}

/** What a posted panel asks for. The product is named in the address, everything else in the fields. */
async function readWanted(host: SiteHost, kind: string, fields: URLSearchParams): Promise<Wanted> {
  const reader = Object.hasOwn(READERS, kind) ? READERS[kind] : undefined
  return reader === undefined ? { kind: 'missing' } : reader(host, fields.get('id') ?? '', fields)
}

async function hold(context: Route.ActionArgs['context'], items: TripItem[], { isTrip }: { isTrip: boolean }) {
  const held = await holdItems(hostOf(context), items)
  if ('holdId' in held) return redirect(visitorPaths.checkout(held.holdId), 303)
  const { notHeld, status } = held
  return data<NotBooked>({ kind: 'not-held', notHeld, items, isTrip }, { status: formStatus(status) })
}

/** The fields of the form, and those of the address that the form does not have. */
function withQuery(form: FormData, query: URLSearchParams): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') fields.append(name, value)
  for (const [name, value] of query) if (!form.has(name)) fields.append(name, value)
  return fields
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Book({ loaderData, actionData }: Route.ComponentProps) {
  return <BookPage notBooked={actionData} phone={loaderData.phone} />
}
