import { data, redirect } from 'react-router'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { fetchChoice } from '#contract/v1/choices.ts'
import { hostOf } from '#site/api.ts'
import { answerChoice } from '#site/features/choice/answer-choice.ts'
import { ChoicePage } from '#site/features/choice/choice-page.tsx'
import { choiceView } from '#site/features/choice/choice-view.ts'
import { CHOICE_TEXTS } from '#site/features/choice/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { isMissing, notFound } from '#site/page/not-found.ts'
import { readForm } from '#site/page/read-form.ts'
import { errorMeta, pageHead } from '#site/page/seo.ts'
import { FailedPage } from '#site/ui/status.tsx'
import type { Route } from './+types/choice'

/** Whoever has the address may choose: it is not told to other sites, and no one keeps the page. */
const HEADERS = { 'Referrer-Policy': 'same-origin' }

export async function loader({ params, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const found = await host.api.call(fetchChoice, { query: { token: params.token } })
  if (!found.ok) {
    if (isMissing(found.error)) throw notFound()
    const failed = {
      view: undefined,
      failure: found.error.message,
      meta: errorMeta(host.brand.brandName, CHOICE_TEXTS.title),
    }
    return data(failed, { status: formStatus(found.error.status), headers: HEADERS })
  }
  const page = {
    view: choiceView(found.value.choice),
    failure: undefined,
    ...pageHead(host, {
      title: CHOICE_TEXTS.title,
      description: CHOICE_TEXTS.description,
      path: visitorPaths.choice(params.token),
      noindex: true,
    }),
  }
  return data(page, { headers: HEADERS })
}

/** Does what was pressed, with script or without; what is no longer free is said on the page as it stands then. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await answerChoice(hostOf(context), params.token, await readForm(request))
  if (answer.kind === 'done') return redirect(visitorPaths.choice(params.token), 303)
  return data(answer.message, { status: formStatus(answer.status) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function Choice({ loaderData: { view, failure }, actionData }: Route.ComponentProps) {
  if (view === undefined) return <FailedPage retryHref="">{failure}</FailedPage>
  return <ChoicePage view={view} {...(actionData === undefined ? {} : { problem: actionData })} />
}
