import { data, redirect } from 'react-router'
import { paths } from '#contract/terms/paths.ts'
import { hostOf } from '#site/api.ts'
import { type AskedCars, findAskedCars, sendHire } from '#site/features/cars/enquiry/results-enquiry.ts'
import { carEnquiryHref, carEnquiryPath, carTabAt } from '#site/features/cars/results/results-query.ts'
import { RESULTS_TEXTS, tooSmallFor } from '#site/features/cars/results/results-texts.ts'
import { readForm } from '#site/page/read-form.ts'
import { AskedFacts } from '#site/shop/enquiry/asked-facts.tsx'
import { EnquiryPage } from '#site/shop/enquiry/enquiry-page.tsx'
import { enquiryAbout, enquiryAnswered } from '#site/shop/enquiry/enquiry-steps.ts'
import { type EnquiryAnswer, type EnquiryValues, readValues } from '#site/shop/enquiry/enquiry-values.ts'
import { SubjectForm } from '#site/shop/enquiry/subject-form.tsx'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/field.tsx'
import { FailedPage, Status } from '#site/ui/status.tsx'
import type { Route } from './+types/car-enquiry'

/** One module for cars from the airport, from place to place and by the hour (see routes.ts). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const { pathname, searchParams, search } = new URL(request.url)
  const tab = carTabAt(pathname)
  const path = carEnquiryPath(tab)
  const found = await findAskedCars(host, tab, searchParams)
  if ('failure' in found) return { asked: undefined, failure: found.failure, retry: `${path}${search}`, meta: [] }
  // The page of results says what was wrong, and shows what there is.
  if ('gone' in found) throw redirect(found.gone)
  const { asked } = found
  return { asked: viewOf(asked), ...enquiryAbout(host, searchParams, { name: asked.title, path }) }
}

/** Only what the page draws. */
function viewOf({ title, carsText, picture, facts, sums, note, href, address, search, seats }: AskedCars) {
  const { passengers = 0 } = search
  const tooSmall = passengers > seats ? tooSmallFor(seats, passengers) : undefined
  const typed = String(search.passengers ?? '')
  return { title, carsText, picture, facts, sums, note, href, address, passengers: typed, tooSmall }
}

/** A form that was not sent: as it was typed, and why. */
type Posted = {
  values: EnquiryValues
  passengers: string
  answer?: EnquiryAnswer | undefined
  /** What stands against the number of passengers. */
  problem?: string | undefined
  /** Where to choose again. */
  again?: string
}

/** The form, with script or without: sent on to the page that names the reference, or shown again as it was. */
export async function action({ request, context }: Route.ActionArgs) {
  const host = hostOf(context)
  const { pathname, searchParams } = new URL(request.url)
  const form = await readForm(request)
  const typed: Posted = { values: readValues(form), passengers: String(form.get('passengers') ?? '').trim() }
  const found = await findAskedCars(host, carTabAt(pathname), searchParams)
  if ('failure' in found) {
    return data<Posted>({ ...typed, answer: failed(found.failure) }, { status: 503 })
  }
  if ('gone' in found) {
    const { gone, problem } = found
    return data<Posted>({ ...typed, answer: failed(problem), again: gone }, { status: 409 })
  }
  const { asked } = found
  const { answer, problem } = await sendHire(host, asked, typed.passengers, form)
  // As it was sent, which may be another party than was searched for.
  const search = { ...asked.search, passengers: Number(typed.passengers) }
  return enquiryAnswered({
    form,
    answer,
    sentTo: (reference) => carEnquiryHref(search, asked.chargeId, asked.cars, reference),
    more: async () => ({ passengers: typed.passengers, problem }),
  })
}

function failed(message: string): EnquiryAnswer {
  return { kind: 'failed', message, status: 0 }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function CarEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.asked === undefined) {
    return <FailedPage retryHref={loaderData.retry}>{loaderData.failure}</FailedPage>
  }
  const { asked, sentEnquiry } = loaderData
  const { title, carsText, picture, facts, sums, note, href, address, tooSmall } = asked
  return (
    <EnquiryPage
      enquired={{
        name: title,
        detail: carsText,
        href,
        picture,
        back: RESULTS_TEXTS.back,
        more: { label: RESULTS_TEXTS.more, href: paths.carRental },
      }}
      intro={RESULTS_TEXTS.enquiryIntro}
      sent={sentEnquiry}
      summary={
        <>
          {tooSmall && sentEnquiry === undefined && <Status kind="error">{tooSmall}</Status>}
          <AskedFacts
            title={RESULTS_TEXTS.yourRide}
            {...{ facts, sums, note }}
            change={sentEnquiry === undefined ? { label: RESULTS_TEXTS.change, href } : undefined}
          />
        </>
      }
      form={<HireForm action={address} passengers={asked.passengers} posted={actionData} />}
    />
  )
}

function HireForm({
  action: address,
  passengers,
  posted,
}: {
  action: string
  passengers: string
  posted: Posted | undefined
}) {
  const { problem, again } = posted ?? {}
  return (
    <SubjectForm action={address} posted={posted} submit={RESULTS_TEXTS.submit} isSubjectRight={problem === undefined}>
      {again !== undefined && (
        <Button kind="outline" href={again}>
          {RESULTS_TEXTS.back}
        </Button>
      )}
      <h2>{RESULTS_TEXTS.contactTitle}</h2>
      <Field
        label={RESULTS_TEXTS.passengers}
        name="passengers"
        inputMode="numeric"
        maxLength={3}
        autoComplete="off"
        required
        hint={RESULTS_TEXTS.passengersHint}
        defaultValue={posted?.passengers ?? passengers}
        error={problem}
        autoFocus={problem !== undefined}
      />
    </SubjectForm>
  )
}
