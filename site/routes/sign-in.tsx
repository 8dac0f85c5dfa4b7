import { data, redirect } from 'react-router'
import { visitorPaths } from '#contract/terms/visitor-paths.ts'
import { fetchMe } from '#contract/v1/auth.ts'
import { hostOf } from '#site/api.ts'
import { answerSignIn } from '#site/features/account/answer-sign-in.ts'
import { SignInPage } from '#site/features/account/sign-in-page.tsx'
import { NOTHING_ASKED, type SignInState } from '#site/features/account/sign-in-state.ts'
import { SIGN_IN_TEXTS } from '#site/features/account/texts.ts'
import { formStatus } from '#site/page/form-status.ts'
import { readForm } from '#site/page/read-form.ts'
import { pageHead } from '#site/page/seo.ts'
import type { Route } from './+types/sign-in'

/** What the address asks for: a link of a mail, or a booking named by another page of ours. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const host = hostOf(context)
  const asked = new URL(request.url).searchParams
  const me = await host.api.call(fetchMe)
  const [phone] = host.brand.phones
  const page = {
    state: stateOf(asked),
    ...(me.ok && me.value.me.email !== undefined ? { email: me.value.me.email } : {}),
    ...(phone === undefined ? {} : { phone: { text: phone.text, e164: phone.e164 } }),
    ...pageHead(host, {
      title: SIGN_IN_TEXTS.title,
      description: SIGN_IN_TEXTS.intro,
      path: visitorPaths.signIn,
      noindex: true,
    }),
  }
  // The address may hold a link that signs in. Our own forms still need to say where they come from.
  return data(page, { headers: { 'Referrer-Policy': 'same-origin' } })
}

function stateOf(asked: URLSearchParams): SignInState {
  const link = asked.get('link') ?? ''
  if (/^[\w-]{22,64}$/.test(link)) return { step: 'link', link }
  const ref = asked.get('ref') ?? ''
  return /^PDK-[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(ref) ? { ...NOTHING_ASKED, ref } : NOTHING_ASKED
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await answerSignIn(hostOf(context), await readForm(request))
  if (answer.kind === 'in')
    return redirect(answer.ref === undefined ? visitorPaths.myBookings : visitorPaths.booking(answer.ref), 303)
  return data(answer.state, { status: answer.failed === undefined ? 200 : formStatus(answer.failed) })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta

export default function SignIn({ loaderData: { state, email, phone }, actionData }: Route.ComponentProps) {
  return <SignInPage state={actionData ?? state} email={email} phone={phone} />
}
