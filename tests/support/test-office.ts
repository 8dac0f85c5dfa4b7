import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { officeEndpoints } from '#contract/office/endpoints.ts'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import type { CallMethod } from '#contract/v1/endpoint.ts'
import { offerFirstOwner } from '#server/staff/sign-in.ts'
import { signInKeys } from '#server/visitors/sign-in-keys.ts'
import { undeclaredFields } from './declared-fields.ts'
import { PINNED_NOW } from './pinned-day.ts'
import { openTestApi, type Reply, TEST_ORIGIN, TEST_SECRET, type TestApi } from './test-api.ts'

/** A browser of the office: its cookie changes as it is told to. */
export type OfficeBrowser = {
  get: (path: string) => Promise<Reply>
  post: (path: string, body?: unknown) => Promise<Reply>
  patch: (path: string, body: unknown) => Promise<Reply>
  remove: (path: string) => Promise<Reply>
  /** Sends a file as it is. */
  upload: (path: string, file: Uint8Array) => Promise<Reply>
  send: (path: string, init: RequestInit) => Promise<Reply>
  cookie: () => string
}

/** A member who is in, with the secret of the authenticator. */
export type SignedInMember = OfficeBrowser & { id: string; email: string; secret: string; recoveryCodes: string[] }

export type TestOffice = {
  api: TestApi
  browser: () => OfficeBrowser
  owner: SignedInMember
  /** A member of this role, who is in; one a role. */
  as: (role: StaffRole) => Promise<SignedInMember>
  /** Opens an account by the address of its link and enrols an authenticator. */
  setUp: (url: string, about?: { name?: string; email?: string }) => Promise<SignedInMember>
  /** What an authenticator shows, `steps` half minutes from now. */
  codeOf: (secret: string, steps?: number) => string
  /** The address of a new link for a first owner; undefined once there is one. */
  firstOwnerLink: () => Promise<string | undefined>
  close: () => Promise<void>
}

const STEP_MS = 30_000

/** The real API of the office, with an owner who has come in by the first link. */
export async function openTestOffice(): Promise<TestOffice> {
  const api = await openTestApi()
  const browser = () => openBrowser(api)
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(PINNED_NOW) + steps * STEP_MS })
  const firstOwnerLink = () =>
    offerFirstOwner({ db: api.testDatabase.db, origin: TEST_ORIGIN, keys: signInKeys(TEST_SECRET) })
  const setUp: TestOffice['setUp'] = async (url, { name = 'Meera Nair', email } = {}) => {
    const page = browser()
    const token = url.split('#')[1]
    const opened = await page.post('/auth/setup', { token, name, ...(email === undefined ? {} : { email }) })
    expect(opened.body).toMatchObject({ status: 1, step: 'enrol' })
    const { secret } = (await page.post('/auth/enrol')).body as { secret: string }
    const confirmed = await page.post('/auth/enrol/confirm', { code: codeOf(secret) })
    const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] }
    const { me } = (await page.get('/me')).body as { me: { id: string; email: string } }
    return { ...page, id: me.id, email: me.email, secret, recoveryCodes }
  }
  const owner = await setUp((await firstOwnerLink()) ?? '', { email: 'owner@example.in' })
  const members = new Map<StaffRole, Promise<SignedInMember>>([['owner', Promise.resolve(owner)]])
  const invite = async (role: StaffRole) => {
    const invited = await owner.post('/team', { email: `${role}@example.in`, name: `The ${role}`, role })
    return setUp(String(invited.body.setupUrl), { name: `The ${role}` })
  }
  const as = (role: StaffRole) => {
    const member = members.get(role) ?? invite(role)
    members.set(role, member)
    return member
  }
  return { api, browser, owner, as, setUp, codeOf, firstOwnerLink, close: api.close }
}

function openBrowser(api: TestApi): OfficeBrowser {
  let cookie = ''
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers(init.headers)
    headers.set('origin', TEST_ORIGIN)
    headers.set('cookie', cookie)
    const request = new Request(`${TEST_ORIGIN}/api/office${path}`, { ...init, headers })
    const response = await api.fetch(request, { clientAddress: '203.0.113.7' })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true
    const body = isJson ? JSON.parse(text) : { text }
    if (response.ok && isJson) expectDeclared(init.method ?? 'GET', path, body)
    return { status: response.status, headers: response.headers, body }
  }
  const write = (method: string) => (path: string, body: unknown) =>
    send(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return {
    send,
    get: (path) => send(path, {}),
    post: (path, body = {}) => write('POST')(path, body),
    patch: write('PATCH'),
    remove: (path) => send(path, { method: 'DELETE' }),
    upload: (path, file) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', 'content-length': String(file.length) },
        body: new Uint8Array(file),
      }),
    cookie: () => cookie,
  }
}

function expectDeclared(method: string, path: string, body: Record<string, unknown>): void {
  const [bare = ''] = path.split('?', 1)
  const endpoint = officeEndpoints.find(
    (each) =>
      each.method === (method as CallMethod) && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(bare),
  )
  if (endpoint === undefined) return
  // What a change was, before and after, has the fields of its record.
  const undeclared = undeclaredFields(endpoint, body).filter((field) => !/\.(?:before|after)\./.test(field))
  expect(undeclared, `${method} ${path}`).toEqual([])
}
