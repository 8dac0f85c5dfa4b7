import { type FormEvent, useEffect, useRef, useState } from 'react'
import { checkEnquiry, type EnquiryProblem } from '#contract/terms/enquiry-form.ts'
import { CALL_FAILED } from '#contract/terms/messages.ts'
import { type EnquiryAnswer, type EnquiryValues, readValues, type SentEnquiry } from './enquiry-values.ts'

export type SendState<Problem> = { sending: boolean; problems: Problem[]; failure?: string }

/** For a form that is an enquiry and no more. */
export function useSendEnquiry(address: string, onSent: (sent: SentEnquiry) => void, first?: EnquiryAnswer) {
  return useSendForm<EnquiryProblem>({ address, check: checkEnquiry, onSent, first })
}

type Sending<Problem> = {
  address: string
  check: (values: EnquiryValues) => Problem[]
  onSent: (sent: SentEnquiry) => void
  /** What the server found when the form came without script. */
  first?: EnquiryAnswer<Problem>
}

/**
 * Checks a form, then sends it to `address` and keeps it as it is until the answer is there: what was typed stays when
 * it fails.
 */
export function useSendForm<Problem>({ address, check, onSent, first }: Sending<Problem>) {
  const [state, setState] = useState<SendState<Problem>>(() => stateOf(first))
  const form = useRef<HTMLFormElement>(null)
  const { problems } = state
  useEffect(() => {
    // After the messages are painted, the first field with one is where to go on.
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problems])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.sending) return
    const sent = new FormData(event.currentTarget)
    const found = check(readValues(sent))
    if (found.length > 0) return setState({ sending: false, problems: found })
    setState({ sending: true, problems: [] })
    const answer = await post<Problem>(address, sent)
    setState(stateOf(answer))
    if (answer.kind === 'sent') onSent(answer)
  }
  return { ...state, form, onSubmit }
}

function stateOf<Problem>(answer: EnquiryAnswer<Problem> | undefined): SendState<Problem> {
  return {
    sending: false,
    problems: answer?.kind === 'invalid' ? answer.problems : [],
    ...(answer?.kind === 'failed' ? { failure: answer.message } : {}),
  }
}

async function post<Problem>(address: string, form: FormData): Promise<EnquiryAnswer<Problem>> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    })
    // Our own route: its answer is of this type. Anything that is not JSON throws.
    return (await response.json()) as EnquiryAnswer<Problem>
  } catch {
    return { kind: 'failed', message: CALL_FAILED, status: 0 }
  }
}
