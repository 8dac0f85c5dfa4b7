import type { z } from 'zod'
import { confirmFactor, fetchFactor, giveFactor, renewRecoveryCodes } from '#contract/office/account.ts'
import {
  addPasskey,
  askEntry,
  askFirstPasskey,
  askPasskey,
  askProof,
  drawAuthenticator,
  fetchFactors,
  giveEntry,
  giveFirstPasskey,
  removeAuthenticator,
  removePasskey,
  setAuthenticator,
} from '#contract/office/factors.ts'
import type { OfficeEndpoint } from '#contract/office/office-endpoint.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { qrSvg } from '#server/documents/qr-squares.ts'
import { type ParsedRequest, withResponseHeaders } from '#server/http/implement.ts'
import type { ApiRefusal } from '#server/http/refusal.ts'
import { implementOffice, implementOpen, type OfficeApi, SIGNED_OUT } from '#server/office/office-api.ts'
import { readBrand } from '#server/settings/brand.ts'
import type { StaffSession } from '../session.ts'
import {
  confirmAnother,
  confirmFirst,
  drawAnother,
  drawFirst,
  removeAuthenticator as takeOff,
} from './authenticator.ts'
import type { DrawnSecret } from './authenticator-code.ts'
import type { FactorParts, FactorRefusal } from './check-factor.ts'
import { drawRecoveryCodes } from './draw-recovery-codes.ts'
import { factorRefusal } from './factor-refusal.ts'
import { askForAnother, askForFirst, askToSign, removePasskey as forget, takeAnother, takeFirst } from './passkeys.ts'
import { comeIn } from './prove-factor.ts'
import { listPasskeys } from './store.ts'

export function factorRoutes(office: OfficeApi, parts: FactorParts): void {
  enrolRoutes(office, parts)
  entryRoutes(office, parts)
  passkeyRoutes(office, parts)
  authenticatorRoutes(office, parts)
}

type Request<Query, Body> = ParsedRequest<Query, Body> & { session: StaffSession }
type Handle<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType> = (
  request: Request<z.output<Query>, z.output<Body>>,
) => Promise<Result<z.output<Output>, ApiRefusal>>

/** Of a browser whose mailbox is proven. */
function onTheWay<Query extends z.ZodType, Body extends z.ZodType, Output extends z.ZodType>(
  office: OfficeApi,
  endpoint: OfficeEndpoint<Query, Body, Output>,
  handle: Handle<Query, Body, Output>,
): void {
  implementOpen(office, endpoint, async ({ session, ...request }) =>
    session === undefined ? fail(SIGNED_OUT) : handle({ ...request, session }),
  )
}

function enrolRoutes(office: OfficeApi, parts: FactorParts): void {
  onTheWay(office, fetchFactor, async ({ session }) => {
    const drawn = await drawFirst(parts, session, await brandName(office))
    return told(drawn, withPicture)
  })

  onTheWay(office, confirmFactor, async ({ session, body, headers }) => {
    const confirmed = await confirmFirst(parts, session, { code: body.code, headers })
    if (confirmed.ok) logEntry(office, session, 'authenticator')
    return told(confirmed, ({ recoveryCodes, headers }) => withResponseHeaders({ recoveryCodes }, headers))
  })

  onTheWay(office, askFirstPasskey, async ({ session }) =>
    told(await askForFirst(parts, session, await brandName(office))),
  )

  onTheWay(office, giveFirstPasskey, async ({ session, body, headers }) => {
    const taken = await takeFirst(parts, session, { made: body, headers })
    if (taken.ok) logEntry(office, session, 'passkey')
    return told(taken, ({ recoveryCodes, headers }) => withResponseHeaders({ recoveryCodes }, headers))
  })
}

function entryRoutes(office: OfficeApi, parts: FactorParts): void {
  const enter = async ({ session, body: proof, headers }: Request<unknown, Parameters<typeof comeIn>[2]['proof']>) => {
    const by = proof.passkey === undefined ? 'code' : 'passkey'
    const entered = await comeIn(parts, session, { proof, headers })
    if (entered.ok) logEntry(office, session, by)
    else
      office.log.warn(
        { event: 'login_fail', of: 'office', member: session.member.id, by, why: whyOf(entered.error) },
        'A second factor was refused',
      )
    return told(entered, ({ headers }) => withResponseHeaders({ step: 'in' as const }, headers))
  }
  onTheWay(office, giveFactor, enter)
  onTheWay(office, giveEntry, enter)
  onTheWay(office, askEntry, async ({ session }) => told(await askToSign(parts, session, 'factor')))
}

function passkeyRoutes(office: OfficeApi, parts: FactorParts): void {
  implementOffice(office, fetchFactors, async ({ session: { row } }) => {
    const passkeys = await listPasskeys(office.db, row.id)
    return ok({
      authenticatorSince: row.factor_confirmed_at?.toISOString() ?? null,
      passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
        ...{ id, name, createdAt: created_at.toISOString(), usedAt: used_at?.toISOString() ?? null },
      })),
    })
  })

  implementOffice(office, askProof, async ({ session }) => told(await askToSign(parts, session, 'in')))

  implementOffice(office, askPasskey, async ({ session, body }) =>
    told(await askForAnother(parts, session, { proof: body, brandName: await brandName(office) })),
  )

  implementOffice(office, addPasskey, async ({ session, body }) => told(await takeAnother(parts, session, body)))

  implementOffice(office, removePasskey, async ({ session, query, body }) =>
    told(await forget(parts, session, { id: query.id, proof: body })),
  )
}

function authenticatorRoutes(office: OfficeApi, parts: FactorParts): void {
  implementOffice(office, drawAuthenticator, async ({ session, body }) =>
    told(await drawAnother(parts, session, { proof: body, issuer: await brandName(office) }), withPicture),
  )

  implementOffice(office, setAuthenticator, async ({ session, body }) =>
    told(await confirmAnother(parts, session, body.code)),
  )

  implementOffice(office, removeAuthenticator, async ({ session, body }) => told(await takeOff(parts, session, body)))

  implementOffice(office, renewRecoveryCodes, async ({ session, body }) =>
    told(await drawRecoveryCodes(parts, session, body)),
  )
}

function told<Value, Told = Value>(
  result: Result<Value, FactorRefusal>,
  view: (value: Value) => Told = (value) => value as unknown as Told,
): Result<Told, ApiRefusal> {
  return result.ok ? ok(view(result.value)) : fail(factorRefusal(result.error))
}

function withPicture(drawn: DrawnSecret) {
  return { ...drawn, qrSvg: qrSvg(drawn.uri) }
}

async function brandName({ db }: OfficeApi): Promise<string> {
  return (await readBrand(db))?.brandName ?? 'Office'
}

function logEntry({ log }: OfficeApi, { member }: StaffSession, by: string): void {
  log.info({ event: 'login_ok', of: 'office', member: member.id, by }, 'A member of staff came in')
}

function whyOf(refusal: FactorRefusal): string {
  return refusal.code === 'wrong_passkey' ? `${refusal.code} ${refusal.why}` : refusal.code
}
