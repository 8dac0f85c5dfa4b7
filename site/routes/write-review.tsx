import { data, redirect } from 'react-router'
import { PHOTOS_REFUSED } from '#contract/terms/messages.ts'
import { paths } from '#contract/terms/paths.ts'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { fetchInvitation } from '#contract/v1/reviews.ts'
import { hostOf } from '#site/api.ts'
import { answerReview } from '#site/features/reviews/answer-review.ts'
import { monthText } from '#site/features/reviews/reviews-view.ts'
import { REVIEW_TEXTS } from '#site/features/reviews/texts.ts'
import { PAGE_OF } from '#site/features/reviews/voices-loader.ts'
import { WritePage } from '#site/features/reviews/write-page.tsx'
import { reviewTitle, WRITE_TEXTS } from '#site/features/reviews/write-texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { errorMeta, pageHead } from '#site/page/seo.ts'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/write-review'

/** Whoever has the address may write: it is not told to other sites. */
const HEADERS = { 'Referrer-Policy': 'same-origin' }

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await host.api.call(fetchInvitation, { query: { invitation: params.token } })
  if (!found.ok) {
    if (isMissing(found.error)) throw notFound()
    const failed = {
      invited: undefined,
      failure: found.error.message,
      meta: errorMeta(host.brand.brandName, REVIEW_TEXTS.title),
    }
    return data(failed, { status: formStatus(found.error.status), headers: HEADERS })
  }
  const { about, name, travelMonth, isUsed, photosLeft } = found.value
  const sent = new URL(request.url).searchParams.get('photos')
  const page = {
    invited: {
      subject: about.name,
      href: paths.reviewsAt(PAGE_OF[about.kind](about.slug)),
      name,
      month: monthText(travelMonth),
      isUsed,
      photos: {
        ...{ left: photosLeft, action: visitorPaths.reviewPhotos(params.token), kept: sent === 'kept' },
        ...(sent !== null && isRefusal(sent) ? { problem: PHOTOS_REFUSED[sent] } : {}),
      },
    },
    failure: undefined,
    ...pageHead(host, {
      title: reviewTitle(about.name),
      description: WRITE_TEXTS.lead,
      path: new URL(request.url).pathname,
      noindex: true,
    }),
  }
  return data(page, { headers: HEADERS })
}

function isRefusal(code: string): code is keyof typeof PHOTOS_REFUSED {
  return Object.hasOwn(PHOTOS_REFUSED, code)
}

/** Keeps the review, with script or without; the page then says thanks. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await answerReview(hostOf(context), params.token, await readForm(request))
  if (answer.kind === 'kept') return redirect(new URL(request.url).pathname, 303)
  return data(answer.problem, { status: formStatus(answer.status) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function WriteReview({ loaderData: { invited, failure }, actionData }: Route.ComponentProps) {
  if (invited === undefined) {
    return <FailedPage retryHref="">{failure}</FailedPage>
  }
  return <WritePage invited={invited} {...(actionData === undefined ? {} : { problem: actionData })} />
}
