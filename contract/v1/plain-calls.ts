/** A call of API v1 without the envelope of the others: browsers and tools make it, the site never does. */
export type PlainCall = {
  method: 'GET' | 'POST'
  path: string
  noun: string
  summary: string
  /** Content types it takes, for a POST. */
  takes?: readonly string[]
  success: { status: 200 | 204; words: string }
  /** By status: the code and what it means. */
  refusals: Readonly<Record<number, string>>
}

const reportPolicy: PlainCall = {
  method: 'POST',
  path: '/csp-report',
  noun: 'policy reports',
  summary: 'Where browsers report what the policy of a page has stopped; nothing of the visitor is kept',
  takes: ['application/csp-report', 'application/reports+json'],
  success: { status: 204, words: 'Taken' },
  refusals: {
    413: 'too_large: more than 16 KB, or of undeclared length',
    415: 'not_json: the content type is not that of a report',
    429: 'too_many: try again after Retry-After seconds',
  },
}

const readDocument: PlainCall = {
  method: 'GET',
  path: '/openapi.json',
  noun: 'this document',
  summary: 'The document itself, without an envelope',
  success: { status: 200, words: 'An OpenAPI 3.1 document' },
  refusals: {},
}

export const plainCalls: readonly PlainCall[] = [reportPolicy, readDocument]
