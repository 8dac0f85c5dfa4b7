import type { Hono } from 'hono'
import { ok } from '#contract/terms/result.ts'
import { fetchFaq } from '#contract/v1/faq.ts'
import type { Db } from '#server/db/db.ts'
import type { ApiEnv } from '#server/http/api-env.ts'
import { implement } from '#server/http/implement.ts'
import { fillDeep, readNames } from '#server/settings/fill-names.ts'
import { listFaq } from './store.ts'

export function faqRoutes(api: Hono<ApiEnv>, db: Db): void {
  implement(api, fetchFaq, async () => ok(fillDeep({ groups: await listFaq(db) }, await readNames(db))))
}
