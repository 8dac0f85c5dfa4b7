import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { hostOf } from '#site/api.ts'
import { ContactSent } from '#site/features/contact/contact-page.tsx'
import { CONTACT_TEXTS } from '#site/features/contact/texts.ts'
import { loadSitePage } from '#site/features/site-pages/site-page-loader.ts'
import { pageHead } from '#site/page/seo.ts'
import { readSent } from '#site/shop/enquiry/sent-enquiry.ts'
import type { Route } from './+types/contact-sent'

/** Thanks, with the reference; never kept, and no search engine's business. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadSitePage(host, 'contact')
  return {
    title: loaded.ok ? loaded.page.title : CONTACT_TEXTS.formTitle,
    sent: readSent(host, new URL(request.url).searchParams, 'reference'),
    ...pageHead(host, {
      title: CONTACT_TEXTS.sentTitle,
      description: CONTACT_TEXTS.sentNext,
      path: visitorPaths.contactSent,
      noindex: true,
    }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Sent({ loaderData: { title, sent } }: Route.ComponentProps) {
  return <ContactSent title={title} sent={sent} />
}
