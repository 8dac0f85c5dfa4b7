import {
  confirmPolicies,
  fetchChecklist,
  previewRestart,
  putChecklistAway,
  restartWithOwnData,
} from '#contract/office/first-day.ts'
import { ok } from '#contract/terms/result.ts'
import type { BookingParts } from '#server/bookings/booking-parts.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { putChecklistAside } from '#server/settings/own-catalogue.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import { implementOffice, type OfficeApi } from '../office-api.ts'
import { readChecklist, type Setup } from './checklist.ts'
import { confirmAsTheyStand } from './confirm-policies.ts'
import { previewOf, type RestartParts, restart } from './restart.ts'

export type FirstDayParts = { setup: Setup }
type Given = FirstDayParts &
  Pick<BookingParts, 'gateway'> & {
    /** The site's secret: the second factor is sealed with a key made of it. */
    authSecret: string
    authFallback?: string | undefined
    now: () => Date
  }

/** From the demo to the first sale. */
export function firstDayRoutes(office: OfficeApi, { setup, authSecret, authFallback, now, gateway }: Given): void {
  const { db, origin } = office
  const parts = { db, setup, now }
  implementOffice(office, fetchChecklist, async () => ok({ checklist: await readChecklist(parts) }))
  implementOffice(office, putChecklistAway, async ({ body }) => {
    await putChecklistAside(db, body.isPutAway)
    return ok({ checklist: await readChecklist(parts) })
  })

  implementOffice(office, confirmPolicies, async ({ body, member }) => {
    const confirmed = await confirmAsTheyStand({ db, now }, member, body.policies)
    return confirmed.ok ? ok({ checklist: await readChecklist(parts) }) : confirmed
  })

  const keys = signInKeys(authSecret, authFallback)
  const restartParts: RestartParts = {
    db,
    origin,
    keys,
    limits: limitKeys(authSecret),
    now,
    isPractice: gateway.isPractice,
  }
  implementOffice(office, previewRestart, async () => ok({ restart: await previewOf(restartParts) }))
  implementOffice(office, restartWithOwnData, async ({ body, member, session }) => {
    const restarted = await restart(restartParts, session, body)
    if (!restarted.ok) return restarted
    office.log.info({ event: 'demo_emptied', member: member.id }, 'The demo was emptied by its owner')
    return ok({ restart: restarted.value })
  })
}
