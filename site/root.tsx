// First of all: the order of the layers is declared there, before any part's own styles.
import './styles/site.css'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router'
import { fetchCategories, isOnMenu } from '#contract/v1/categories.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import type { Route } from './+types/root'
import { hostOf } from './api.ts'
import { ErrorPage } from './error-page.tsx'
import favicon from './favicon.svg?url&no-inline'
import { ChunkNotice } from './features/layout/chunk-notice.tsx'
import { Footer } from './features/layout/footer.tsx'
import { Header } from './features/layout/header.tsx'
import type { MenuCategories } from './features/layout/menu-categories.ts'
import { SavedList } from './features/saved/saved-list.tsx'
import { NOT_FOUND_TITLE } from './not-found-note.tsx'
import { PageProgress } from './page-progress.tsx'
import { errorMeta } from './seo.ts'
import { MediaModal } from './ui/media-modal.tsx'
import themeEarly from './ui/theme-early.js?url&no-inline'

export async function loader({ context }: Route.LoaderArgs) {
  const host = hostOf(context)
  return { brand: host.brand, year: host.now.getUTCFullYear(), categories: await loadMenu(host) }
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
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={favicon} />
        <script src={themeEarly} />
        <Meta />
        <Links />
      </head>
      <body>
        <PageProgress />
        {data && <Header brand={data.brand} categories={data.categories} path={pathname} saved={<SavedList />} />}
        <ChunkNotice path={pathname} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {data && <Footer brand={data.brand} categories={data.categories} year={data.year} />}
        <MediaModal />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { pathname } = useLocation()
  const data = useRouteLoaderData<typeof loader>('root')
  return (
    <ErrorPage
      kind={isMissing(error) ? 'missing' : 'broken'}
      path={pathname}
      categories={data?.categories.list ?? []}
    />
  )
}

function isMissing(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404
}
