import { redirect } from 'react-router'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { fetchQuote } from '#contract/v1/quotes.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { hostOf } from '#site/api.ts'
import { planItems } from '#site/features/ferry-seats/plan/plan-items.ts'
import { BookAtOnce } from '#site/features/trip/book-at-once.tsx'
import { readItems } from '#site/features/trip/read-items.ts'
import { ADD_NAME, QUOTE_NAME } from '#site/features/trip/trip-address.ts'
import { TripPage } from '#site/features/trip/trip-page.tsx'
import { TRIP_TEXTS } from '#site/features/trip/trip-texts.ts'
import { pageHead } from '#site/page/seo.ts'
import { askAgainItems, askedOf } from '#site/shop/book/ask-again.ts'
import type { TripItem } from '#site/shop/book/wanted.ts'
import { LEG_NAME } from '#site/shop/trip/plan-legs.ts'
import { numberInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/trip'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const asked = new URL(request.url).searchParams
  const [one, quote] = [asked.get(ADD_NAME), asked.get(QUOTE_NAME)]
  const plan = asked.has(LEG_NAME) ? await planItems(host, asked) : undefined
  if (plan !== undefined && 'href' in plan) throw redirect(plan.href)
  const added =
    plan !== undefined
      ? plan.items
      : quote === null
        ? known(one === null ? [] : readItems(`[${one}]`))
        : await linesOf(host, quote)
  return {
    ...(added.length === 0 ? {} : { added }),
    // Without script every page is a document.
    atOnce: added.length > 0 && host.isDocument ? numberInPage(<BookAtOnce items={added} />, host.inPage) : undefined,
    ...pageHead(host, {
      title: TRIP_TEXTS.title,
      description: TRIP_TEXTS.description,
      path: visitorPaths.trip,
      noindex: true,
    }),
  }
}

/** What a quote names, to be changed as a trip; nothing of one that is not there. */
async function linesOf({ api }: SiteHost, id: string): Promise<TripItem[]> {
  const found = await api.call(fetchQuote, { query: { id } })
  return found.ok ? known(readItems(askAgainItems(found.value.quote.lines.map(askedOf)))) : []
}

function known(items: (TripItem | undefined)[]): TripItem[] {
  return items.filter((item) => item !== undefined)
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Trip({ loaderData }: Route.ComponentProps) {
  const { added, atOnce } = loaderData
  return <TripPage atOnce={atOnce} {...(added === undefined ? {} : { added })} />
}
