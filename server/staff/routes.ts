import {
  askStaffCode,
  fetchSetup,
  fetchStaffMe,
  leaveOffice,
  setUpAccount,
  verifyStaffCode,
} from '#contract/office/account.ts'
import { VALIDATION } from '#contract/terms/messages.ts'
import { fail, ok } from '#contract/terms/result.ts'
import { withResponseHeaders } from '#server/http/implement.ts'
import { type ApiRefusal, invalid } from '#server/http/refusal.ts'
import { endedStaffCookie } from '#server/http/session-cookie.ts'
import { limitKeys } from '#server/limits/count-uses.ts'
import { implementOpen, type OfficeApi, SIGNED_OUT } from '#server/office/office-api.ts'
import { readBrand } from '#server/settings/brand.ts'
import { canonicalMailbox } from '#server/visitors/canonical-mailbox.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import type { FactorParts } from './factors/check-factor.ts'
import { tooMany } from './factors/factor-refusal.ts'
import { factorRoutes } from './factors/routes.ts'
import { endStaffSession } from './session.ts'
import {
  askCode,
  type CodeRefusal,
  lookAtSetup,
  openAccount,
  proveCode,
  type SetupRefusal,
  type SignInParts,
  waysOf,
} from './sign-in.ts'
import { teamRoutes } from './team-routes.ts'
import { countRecoveryCodes } from './team-store.ts'

export type StaffRouteParts = {
  /** The site's secret: codes, links and secrets of authenticators are hashed and sealed with keys made of it. */
  authSecret: string
  authFallback?: string | undefined
  /** The address of the first owner (ADMIN_EMAIL); without it the set-up page asks for one. */
  adminEmail?: string | undefined
  networkKey: (clientAddress: string) => string
  now: () => Date
}

export function staffRoutes(office: OfficeApi, given: StaffRouteParts): void {
  const { db, origin } = office
  const keys = signInKeys(given.authSecret, given.authFallback)
  const parts: SignInParts & FactorParts = {
    ...{ db, origin, keys, limits: limitKeys(given.authSecret) },
    ...{ adminEmail: given.adminEmail, now: given.now },
  }
  meRoute(office)
  accountRoutes(office, parts)
  codeRoutes(office, parts, given.networkKey)
  factorRoutes(office, parts)
  teamRoutes(office, parts)
}

function meRoute(office: OfficeApi): void {
  const { db } = office
  implementOpen(office, fetchStaffMe, async ({ session }) => {
    if (session === undefined) return fail(SIGNED_OUT)
    const brandName = (await readBrand(db))?.brandName ?? ''
    const { step, row } = session
    const now = row.now.toISOString()
    if (step === 'factor') return ok({ me: { step, ways: waysOf(row), brandName, now } })
    if (step !== 'in') return ok({ me: { step, brandName, now } })
    const recoveryCodesLeft = await countRecoveryCodes(db, session.member.id)
    const { member, idleEndsAt } = session
    return ok({ me: { step, ...member, brandName, recoveryCodesLeft, idleEndsAt: idleEndsAt.toISOString(), now } })
  })
}

function accountRoutes(office: OfficeApi, parts: SignInParts): void {
  implementOpen(office, fetchSetup, async ({ body }) => {
    const found = await lookAtSetup(parts, body.token)
    return found.ok ? found : fail(setupRefusal(found.error))
  })

  implementOpen(office, setUpAccount, async ({ body, headers }) => {
    const email = body.email === undefined ? undefined : canonicalMailbox(body.email)
    if (body.email !== undefined && email === undefined) return fail(invalid('email', VALIDATION.email))
    const opened = await openAccount(parts, { token: body.token, name: body.name, email, headers })
    if (!opened.ok) return fail(setupRefusal(opened.error))
    office.log.info({ event: 'staff_change', action: 'account_opened' }, 'An account of the office was opened')
    return ok(withResponseHeaders({ step: 'enrol' as const }, opened.value.headers))
  })

  implementOpen(office, leaveOffice, async ({ headers }) => {
    await endStaffSession(office.db, headers, office.origin)
    return ok(withResponseHeaders({}, { 'Set-Cookie': endedStaffCookie(office.origin) }))
  })
}

function codeRoutes(office: OfficeApi, parts: SignInParts, networkKey: StaffRouteParts['networkKey']): void {
  implementOpen(office, askStaffCode, async ({ body, clientAddress }) => {
    const email = canonicalMailbox(body.email)
    if (email === undefined) return fail(invalid('email', VALIDATION.email))
    const asked = await askCode(parts, { email, network: networkKey(clientAddress) })
    if (asked.ok) return ok({ ...asked.value, expiresAt: asked.value.expiresAt.toISOString() })
    office.log.warn({ event: 'rate_limited', bucket: `office code ${asked.error.of}` }, 'Too many codes were asked for')
    return fail(tooMany('Codes were asked for several times a short time ago', asked.error.retryAfterSeconds))
  })

  implementOpen(office, verifyStaffCode, async ({ body, headers }) => {
    const proved = await proveCode(parts, { ...body, headers })
    if (proved.ok) {
      const { headers: renewed, ...stepped } = proved.value
      return ok(withResponseHeaders(stepped, renewed))
    }
    office.log.warn({ event: 'login_fail', of: 'office', why: proved.error.code }, 'A code of the office was refused')
    return fail(codeRefusal(proved.error))
  })
}

function codeRefusal(refusal: CodeRefusal): ApiRefusal {
  if (refusal.code === 'too_many') return tooMany('There were too many wrong codes', refusal.retryAfterSeconds)
  if (refusal.code === 'expired')
    return { status: 410, code: 'expired', message: 'That code is over; please ask for a new one' }
  return invalid('code', 'That is not the code of the mail', 'wrong_code')
}

function setupRefusal(refusal: SetupRefusal): ApiRefusal {
  if (refusal.code === 'invalid') return invalid('email', refusal.message)
  return {
    ...{ status: 410, code: 'expired' },
    message:
      'This link is over: it works once, and for a day. An owner can send a new one; the first is printed at each start.',
  }
}
