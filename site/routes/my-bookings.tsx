import { data, redirect } from 'react-router'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { signOut } from '#contract/v1/auth.ts'
import { hostOf } from '#site/api.ts'
import { loadMyBookings, pageOf } from '#site/features/account/my-bookings-loader.ts'
import { MyBookingsPage } from '#site/features/account/my-bookings-page.tsx'
import { MY_BOOKINGS_TEXTS } from '#site/features/account/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { pageHead } from '#site/page/seo.ts'
import type { Route } from './+types/my-bookings'

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const view = await loadMyBookings(host, pageOf(new URL(request.url).searchParams.get('page')))
  const [phone] = host.brand.phones
  const page = {
    view,
    ...(phone === undefined ? {} : { phone: { text: phone.text, e164: phone.e164 } }),
    ...pageHead(host, {
      title: MY_BOOKINGS_TEXTS.title,
      description: MY_BOOKINGS_TEXTS.description,
      path: visitorPaths.myBookings,
      noindex: true,
    }),
  }
  return data(page, { status: view.kind === 'failed' ? formStatus(view.status) : 200 })
}

/** Signs out. The API takes the cookie back; the browser is also told to forget what it keeps of this site. */
export async function action({ context }: Route.ActionArgs) {
  const left = await hostOf(context).api.call(signOut, { body: {} })
  if (!left.ok) return redirect(visitorPaths.myBookings, 303)
  return redirect(visitorPaths.myBookings, { status: 303, headers: { 'Clear-Site-Data': '"cookies", "storage"' } })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function MyBookings({ loaderData: { view, phone } }: Route.ComponentProps) {
  return <MyBookingsPage view={view} phone={phone} />
}
