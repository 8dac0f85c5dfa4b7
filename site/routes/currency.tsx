import { CURRENCY_PATH } from '#contract/terms/currency.ts'
import { fetchCurrencies } from '#contract/v1/currencies.ts'
import { hostOf } from '#site/api.ts'
import { CurrencyPage } from '#site/features/currency/currency-page.tsx'
import { currencyView } from '#site/features/currency/currency-view.ts'
import { CURRENCY_TEXTS } from '#site/features/currency/texts.ts'
import { notFound } from '#site/page/not-found.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { errorMeta, pageHead } from '#site/page/seo.ts'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/currency'

export const handle = { cached: { query: {}, fresh: ['currency', 'amount'] } } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const answer = await host.api.call(fetchCurrencies)
  if (!answer.ok) {
    const meta = errorMeta(host.brand.brandName, CURRENCY_TEXTS.title)
    return { view: undefined, failure: answer.error.message, meta }
  }
  const { asOf, rates } = answer.value
  // The office shows none: there is no such page.
  if (asOf === null || rates.length === 0) throw notFound()
  return {
    view: currencyView({ asOf, rates }, new URL(request.url).searchParams),
    failure: undefined,
    ...pageHead(host, {
      title: CURRENCY_TEXTS.title,
      description: CURRENCY_TEXTS.description,
      path: CURRENCY_PATH,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Currency({ loaderData: { view, failure } }: Route.ComponentProps) {
  if (view === undefined) return <FailedPage retryHref={CURRENCY_PATH}>{failure}</FailedPage>
  return <CurrencyPage view={view} />
}
