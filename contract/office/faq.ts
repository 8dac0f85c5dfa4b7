import { z } from 'zod'
import { Day, Id, RecordId } from '../v1/shapes.ts'
import { NoBody, NoQuery, officeEndpoint } from './office-endpoint.ts'
import { Html, Version } from './sections.ts'

const ById = z.strictObject({ id: Id })
const Question = z.string().trim().min(1, 'Please enter the question').max(300)
const Answer = Html.min(1, 'Please enter the answer')
const GroupName = z.string().trim().min(1, 'Please enter a name').max(80)

/** As many as the page may have (ours). */
export const FAQ_MOST = { groups: 30, questions: 300 } as const

export const OfficeFaqEntry = z.object({
  id: RecordId,
  version: z.string(),
  question: z.string(),
  answerHtml: z.string(),
  changedOn: Day,
})
export type OfficeFaqEntry = z.infer<typeof OfficeFaqEntry>
export const OfficeFaqGroup = z.object({ id: RecordId, name: z.string(), questions: z.array(OfficeFaqEntry) })
export type OfficeFaqGroup = z.infer<typeof OfficeFaqGroup>

/** Every call answers with the whole page, as it is then. */
const Faq = z.object({ groups: z.array(OfficeFaqGroup) })
const change = { operation: 'catalogue.change', response: Faq } as const

export const fetchOfficeFaq = officeEndpoint({
  operation: 'catalogue.read',
  method: 'GET',
  path: '/faq',
  summary: 'Questions and answers, group by group; groups without a question too',
  query: NoQuery,
  body: NoBody,
  response: Faq,
})

export const addFaqEntry = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/faq/questions',
  summary: 'A new question, the last of its group',
  query: NoQuery,
  body: z.strictObject({ groupId: Id, question: Question, answerHtml: Answer }),
  success: 201,
  refusals: ['invalid', 'too_many'],
})

export const changeFaqEntry = officeEndpoint({
  ...change,
  method: 'PATCH',
  path: '/faq/questions/{id}',
  summary: 'Changes a question or its answer',
  query: ById,
  body: z.strictObject({ question: Question, answerHtml: Answer, version: Version }),
  refusals: ['changed'],
})

export const removeFaqEntry = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/faq/questions/{id}',
  summary: 'Takes a question off the page',
  query: ById,
  body: NoBody,
})

export const addFaqGroup = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/faq/groups',
  summary: 'A new group, the last; shown once it has a question',
  query: NoQuery,
  body: z.strictObject({ name: GroupName }),
  success: 201,
  refusals: ['too_many'],
})

export const changeFaqGroup = officeEndpoint({
  ...change,
  method: 'PATCH',
  path: '/faq/groups/{id}',
  summary: 'Renames a group',
  query: ById,
  body: z.strictObject({ name: GroupName }),
})

export const removeFaqGroup = officeEndpoint({
  ...change,
  method: 'DELETE',
  path: '/faq/groups/{id}',
  summary: 'Removes a group that has no question',
  query: ById,
  body: NoBody,
  refusals: ['in_use'],
})

/** `groups` names every group and every question; a question may have come from another group. */
export const arrangeFaq = officeEndpoint({
  ...change,
  method: 'POST',
  path: '/faq/order',
  summary: 'The order of groups and of the questions in them',
  query: NoQuery,
  body: z.strictObject({
    groups: z
      .array(z.strictObject({ id: Id, questionIds: z.array(Id).max(FAQ_MOST.questions) }))
      .min(1)
      .max(FAQ_MOST.groups),
  }),
  refusals: ['changed'],
})
