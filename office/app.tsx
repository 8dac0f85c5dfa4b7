import { QueryClient } from '@tanstack/react-query'
import { CoreAdminContext } from 'ra-core'
import { type ComponentType, lazy, useState } from 'react'
import { createBrowserRouter, Navigate, Outlet, type RouteObject, useRouteError } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { StaffMe } from '#contract/office/account.ts'
import { authProvider } from './auth-provider.ts'
import { OfficeError } from './call.ts'
import { officeDataProvider } from './data-provider.ts'
import { Frame } from './layout/frame.tsx'
import { InsideProvider, useInside, useMay } from './me.tsx'
import { firstPath, type Screen, SECTIONS, sectionsFor } from './nav.ts'
import { Empty } from './ui/empty.tsx'
import { Refused } from './ui/refused.tsx'

/** What has been read counts as fresh for so long when a screen is opened again (ours). */
const FRESH_MS = 15_000

/** The office for one who is signed in. */
export function App({ me, onLeave }: { me: StaffMe; onLeave: () => void }) {
  const [parts] = useState(() => ({
    router: createBrowserRouter([{ element: <Root me={me} leave={onLeave} />, children: routes() }], {
      basename: '/office',
    }),
  }))
  return <RouterProvider router={parts.router} />
}

function Root({ me, leave }: { me: StaffMe; leave: () => void }) {
  const [parts] = useState(() => ({
    dataProvider: officeDataProvider(),
    authProvider: authProvider(me),
    queryClient: queryClient(),
  }))
  return (
    <CoreAdminContext {...parts}>
      <InsideProvider me={me} leave={leave}>
        <Frame>
          <Outlet />
        </Frame>
      </InsideProvider>
    </CoreAdminContext>
  )
}

function routes(): RouteObject[] {
  const screens = SECTIONS.flatMap((section) => section.screens)
  return [
    { index: true, element: <Home /> },
    ...screens.map((screen) => ({ path: screen.path, element: <Guarded screen={screen} />, errorElement: <Broken /> })),
    { path: '*', element: <Nowhere /> },
  ]
}

function queryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // call.ts has tried three times already; a refusal stays one.
      queries: { retry: false, staleTime: FRESH_MS, refetchOnReconnect: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The first screen that the role has. */
function Home() {
  const { role } = useInside().me
  const [first] = role === undefined ? [] : sectionsFor(role)
  return first === undefined ? <Nowhere /> : <Navigate to={firstPath(first)} replace />
}

const drawn = new WeakMap<Screen, ComponentType>()

function drawingOf(screen: Screen): ComponentType {
  const known = drawn.get(screen)
  if (known !== undefined) return known
  const made = lazy(async () => ({ default: await screen.load() }))
  drawn.set(screen, made)
  return made
}

function Guarded({ screen }: { screen: Screen }) {
  const may = useMay(screen.operation)
  const Drawing = drawingOf(screen)
  if (may) return <Drawing />
  return (
    <Empty icon="shield" title="This is not for your role">
      {screen.label} is open to other roles of the team. An owner can change yours.
    </Empty>
  )
}

function Nowhere() {
  return (
    <Empty icon="search" title="There is no such screen">
      The address leads nowhere in the office. Please choose a part above.
    </Empty>
  )
}

/** A screen that broke; the frame round it stands. */
function Broken() {
  const error = useRouteError()
  const isFetch = error instanceof TypeError
  const message =
    error instanceof OfficeError
      ? error.failure.message
      : isFetch
        ? 'This part of the office did not arrive. Please check your network.'
        : 'This screen has stopped working. What you saved is safe.'
  return <Refused message={message} onRetry={() => location.reload()} />
}
