import { data, redirect } from 'react-router'
import { hostOf } from '#site/api.ts'
import { BookPage } from '#site/features/trip/book-page.tsx'
import type { NotBooked } from '#site/features/trip/book-view.ts'
import { holdItems } from '#site/features/trip/hold-items.ts'
import { readItems } from '#site/features/trip/read-items.ts'
import { addedHref } from '#site/features/trip/trip-address.ts'
import { formStatus } from '#site/page/form-status.ts'
import { notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import { paths } from '#site/paths.ts'
import { readWanted } from '#site/read-wanted.ts'
import { BOOK_TEXTS } from '#site/shop/book/book-texts.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { visitorPaths } from '#site/visitor-paths.ts'
import type { Route } from './+types/book'

/** A whole trip, and what a page of this route posts again, come as items. */
const TRIP = 'trip'

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
    return items.length === 0 ? redirect(visitorPaths.trip, 303) : hold(context, items, true)
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
      return isAdded ? redirect(addedHref(wanted.item), 303) : hold(context, [wanted.item], false)
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

async function hold(context: Route.ActionArgs['context'], items: TripItem[], isTrip: boolean) {
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
