import { ok } from '#contract/terms/result.ts'
import { choose, fetchChoice } from '#contract/v1/choices.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { choiceTokens } from './choice-token.ts'
import { type ChoiceParts, chooseByLink, readChoice } from './choose.ts'

type ChoiceRouteParts = Omit<ChoiceParts, 'tokens'> & { authSecret: string; authFallback?: string | undefined }

/** What travellers choose by the link of a message. */
export function choiceRoutes(api: Api, { authSecret, authFallback, ...given }: ChoiceRouteParts): void {
  const parts = { ...given, tokens: choiceTokens(authSecret, authFallback) }
  implement(api, fetchChoice, async ({ query }) => {
    const read = await readChoice(parts, query.token)
    return read.ok ? ok({ choice: read.value }) : read
  })
  implement(api, choose, async ({ body }) => {
    const chosen = await chooseByLink(parts, body)
    return chosen.ok ? ok({ choice: chosen.value }) : chosen
  })
}
