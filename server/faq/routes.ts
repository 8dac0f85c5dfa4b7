import { ok } from '#contract/terms/result.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import type { Db } from '#server/db/db.ts'
import type { Api } from '#server/http/api.ts'
import { implement } from '#server/http/implement.ts'
import { fillDeep, readNames } from '#server/settings/fill-names.ts'
import { listFaq } from './store.ts'

export function faqRoutes(api: Api, db: Db): void {
  implement(api, fetchFaq, async () => ok(fillDeep({ groups: await listFaq(db) }, await readNames(db))))
}
