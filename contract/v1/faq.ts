import { z } from 'zod'
import { FAILURE } from '../terms/messages.ts'
import { endpoint } from './endpoint.ts'
import { Day, Html, RecordId } from './shapes.ts'

const FaqQuestion = z.object({ _id: RecordId, question: z.string(), answer: Html, changedOn: Day })
export const FaqGroup = z.object({ _id: RecordId, name: z.string(), questions: z.array(FaqQuestion) })
export type FaqGroup = z.infer<typeof FaqGroup>

export const fetchFaq = endpoint({
  method: 'GET',
  path: '/faq',
  cached: {},
  noun: 'faq',
  own: true,
  summary: 'Questions and answers, group by group',
  query: z.strictObject({}),
  body: z.undefined(),
  response: z.object({ groups: z.array(FaqGroup) }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})
