// First of all: the order of the layers is declared there, before any part's own styles.
import './styles/site.css'
import { type ReactNode, useEffect } from 'react'
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, useLocation, useRouteLoaderData } from 'react-router'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { NOT_FOUND_TITLE } from '#contract/terms/messages.ts'
import { timeLabel } from '#contract/terms/time-labels.ts'
import { fetchCategories, isOnMenu } from '#contract/v1/categories.ts'
import { fetchCurrencies } from '#contract/v1/currencies.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Route } from './+types/root'
import { hostOf } from './api.ts'
import favicon from './favicon.svg?url&no-inline'
import './features/layout/contact-lines.css'
import './features/layout/footer.css'
import { contactOf, type FrameBrand } from './features/layout/frame-brand.ts'
import { Header } from './features/layout/header.tsx'
import type { MenuCategories } from './features/layout/menu-categories.ts'
import { FollowLinks } from './page/follow-links.ts'
import { KeepScroll } from './page/keep-scroll.tsx'
import { errorMeta } from './page/seo.ts'
import { StructuredData } from './page/structured-data.tsx'
import { takeTyped } from './page/take-typed.ts'
import printSheet from './styles/print.css?url&no-inline'
import { leaveInPage, numberedFrom } from './ui/in-page.tsx'
import './ui/scroll-to-top.css'
import './ui/page-notice.css'
import { MediaLinks } from './ui/media-links.tsx'
import { ServerDrawn } from './ui/server-drawn.tsx'
import { usePart } from './ui/use-part.ts'

/** Drawn by the server alone; the footer's styles stand above, the error page brings its own. */
const DrawnErrorPage = import.meta.env.SSR ? (await import('./page/error-page.tsx')).ErrorPage : undefined
const AppIcons = import.meta.env.SSR ? (await import('./page/app-icons.tsx')).AppIcons : undefined
const EarlyScripts = import.meta.env.SSR ? (await import('./page/early-scripts.tsx')).EarlyScripts : undefined
const PageScripts = import.meta.env.SSR ? (await import('./page/page-scripts.tsx')).PageScripts : undefined
const Footer = import.meta.env.SSR ? (await import('./features/layout/footer.tsx')).Footer : undefined

/** A first view has no use for it, so it is fetched right after. */
const fetchLateParts = () => import('./late-parts.tsx').then((module) => module.LateParts)
const fetchErrorPage = () => import('./page/error-page.tsx').then((module) => module.ErrorPage)
const fetchPanel = () => import('./visitor-panel.tsx').then((module) => module.VisitorPanel)

/** The first number of what the frame draws, above all that a page draws. */
const FRAME_MARK = 1_000

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const currencies = await host.api.call(fetchCurrencies)
  const { brandName, legalName, foundedYear, socialLinks, tagline, addressLines, ...rest } = host.brand
  const frame = numberedFrom(host, FRAME_MARK)
  return {
    brand: {
      brandName,
      about: leaveInPage(
        {
          ...{ tagline, addressLines, socialLinks },
          rights: `© ${foundedYear}-${dayInIndia(host.now).slice(0, 4)} ${legalName}`,
          hasCurrencies: currencies.ok && currencies.value.rates.length > 0,
        },
        frame,
      ),
      contact: leaveInPage(contactOf(rest), frame),
    } satisfies FrameBrand,
    categories: await loadMenu(host),
    holdTime: timeLabel(host.figures.holdMinutes),
  }
}

/** A menu that cannot be read says so; the page itself is not held back by it. */
async function loadMenu({ api }: SiteHost): Promise<MenuCategories> {
  const answer = await api.call(fetchCategories)
  if (!answer.ok) return { state: 'failed', list: [] }
  const list = answer.value.categoryData
    .filter(isOnMenu)
    .sort((one, other) => one.order - other.order)
    .map(({ slug, categoryName }) => ({ slug, categoryName }))
  return { state: 'ready', list }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  if (error === undefined) return []
  return errorMeta(loaderData?.brand.brandName ?? '', isMissing(error) ? NOT_FOUND_TITLE : 'Something went wrong')
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const LateParts = usePart(fetchLateParts, true)
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={favicon} />
        {AppIcons && <AppIcons />}
        {EarlyScripts && <EarlyScripts />}
        <Meta />
        <Links />
        <link rel="stylesheet" href={printSheet} media="print" />
      </head>
      <body>
        {LateParts && <LateParts />}
        {data && <Header brand={data.brand} categories={data.categories} path={pathname} fetchPanel={fetchPanel} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <ServerDrawn id="footer">
          {Footer && data && <Footer brand={data.brand} categories={data.categories} />}
        </ServerDrawn>
        <MediaLinks />
        <StructuredData />
        <KeepScroll />
        <FollowLinks />
        {import.meta.env.DEV ? <Scripts /> : PageScripts && <PageScripts />}
      </body>
    </html>
  )
}

function comeAlive(): void {
  takeTyped()
  // Heard by ui/boot.js, which has kept the taps that need this script.
  window.dispatchEvent(new Event('alive'))
}

export default function Root() {
  useEffect(comeAlive, [])
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const data = useRouteLoaderData<typeof loader>('root')
  const known = {
    kind: isMissing(error) ? ('missing' as const) : ('broken' as const),
    path: pathname,
    categories: data?.categories.list ?? [],
  }
  const ErrorPage = usePart(fetchErrorPage, true)
  if (ErrorPage) return <ErrorPage {...known} />
  return <ServerDrawn id="error-page">{DrawnErrorPage && <DrawnErrorPage {...known} />}</ServerDrawn>
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
