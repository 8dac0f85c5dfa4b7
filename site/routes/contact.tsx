import { data, redirect, useNavigate } from 'react-router'
import { paths, withQuery } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { whatsappHref } from '#contract/terms/whatsapp.ts'
import { hostOf } from '#site/api.ts'
import { answerContact } from '#site/features/contact/answer-contact.ts'
import { ContactForm } from '#site/features/contact/contact-form.tsx'
import { ContactPage, Office } from '#site/features/contact/contact-page.tsx'
import { CONTACT_TEXTS } from '#site/features/contact/texts.ts'
import { IslandMap } from '#site/features/map/island-map.tsx'
import { islandMapView } from '#site/features/map/island-map-view.ts'
import { PageMissing } from '#site/features/site-pages/page-missing.tsx'
import { loadSitePage } from '#site/features/site-pages/site-page-loader.ts'
import { agencyLd, sitePageHead } from '#site/features/site-pages/site-page-meta.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import type { RouteHandle } from '#site/page/route-handle.ts'
import { type AskedOffice, readAskedOffice } from '#site/shop/enquiry/ask-office.ts'
import { readValues, valuesOf } from '#site/shop/enquiry/enquiry-values.ts'
import { officePeople } from '#site/shop/office/office-people.ts'
import { People, Registrations } from '#site/shop/office/people.tsx'
import { InPage, leaveInPage } from '#site/ui/in-page.tsx'
import type { Route } from './+types/contact'

/** Enough of the coast to see airport, harbour and town. */
const SPAN_KM = 18

export const handle = { cached: { query: {}, fresh: ['message'] } } satisfies RouteHandle

export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const loaded = await loadSitePage(host, 'contact')
  if (!loaded.ok) {
    if (isMissing(loaded.failure)) throw notFound()
    return { contact: undefined, failure: loaded.failure.message, meta: [] }
  }
  const { title, intro } = loaded.page
  const { legalName, addressLines, location, phones, whatsapp, email, supportEmail, officeHours, supportHours } =
    host.brand
  const map =
    location &&
    islandMapView({
      view: 'near',
      spanKm: SPAN_KM,
      withLocator: true,
      marks: [{ id: 'office', name: CONTACT_TEXTS.address, ...location, named: true }],
    })
  const { promise, ...people } = officePeople(host)
  const asked = readAskedOffice(new URL(request.url).searchParams)
  const office = {
    ...{ legalName, addressLines, phones, email, supportEmail, officeHours, supportHours },
    whatsapp: whatsapp && { ...whatsapp, href: whatsappHref(whatsapp.e164) },
  }
  return {
    contact: { title, intro, promise, office: leaveInPage({ office, map }, host), people: leaveInPage(people, host) },
    ...(asked && { values: askedValues(asked) }),
    failure: undefined,
    ...sitePageHead(host, loaded.page, [agencyLd(host)]),
  }
}

function askedValues({ message, adults, children = 0 }: AskedOffice) {
  return { ...valuesOf({ adults, children, ages: [], date: '' }), message }
}

/** The form without script: sent on to the page that names the reference, or shown again as it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const answer = await answerContact(hostOf(context), form)
  if (answer.kind === 'sent') return redirect(withQuery(visitorPaths.contactSent, { reference: answer.reference }), 303)
  const status = answer.kind === 'invalid' ? 422 : answer.status
  return data({ answer, values: readValues(form) }, { status: formStatus(status) })
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const { contact, failure } = loaderData
  const navigate = useNavigate()
  if (contact === undefined) return <PageMissing path={paths.contact} failure={failure} />
  return (
    <ContactPage
      title={contact.title}
      intro={contact.intro}
      promise={contact.promise}
      form={
        <ContactForm
          action={paths.contact}
          sendTo={visitorPaths.sendContact}
          values={actionData?.values ?? ('values' in loaderData ? loaderData.values : undefined)}
          answer={actionData?.answer}
          onSent={({ reference }) => navigate(withQuery(visitorPaths.contactSent, { reference }))}
        />
      }
      office={
        <InPage from={contact.office} className="contact-aside">
          {({ office, map }) => (
            <Office office={office} map={map && <IslandMap map={map} label={CONTACT_TEXTS.map} />} />
          )}
        </InPage>
      }
      people={
        <InPage from={contact.people} className="contact-people">
          {(office) => (
            <>
              <People office={office} />
              <Registrations office={office} />
            </>
          )}
        </InPage>
      }
    />
  )
}
