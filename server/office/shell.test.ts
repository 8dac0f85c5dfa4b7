import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { StaffRole } from '#contract/terms/staff-roles.ts'
import { officeShell } from '#server/office/shell.ts'

const ORIGIN = 'https://padauk.example'
const MEMBER = `sid=1; __Host-office=${'a'.repeat(43)}`
const TODAY = /<head><link rel="preload" as="fetch" crossorigin href="\/api\/office\/today\?day=\d{4}-\d\d-\d\d">/

type Asking = {
  method?: string
  cookie?: string
  findRole?: () => Promise<StaffRole | undefined>
  findBrandSheet?: () => Promise<string | undefined>
}

const nobody = async () => undefined
const ask = (address: string, folder: string, given: Asking = {}) => {
  const { method = 'GET', cookie = '', findRole = nobody, findBrandSheet = nobody } = given
  const request = new Request(`${ORIGIN}${address}`, { method, headers: { cookie } })
  return officeShell({ folder, origin: ORIGIN, findRole, findBrandSheet })(request, new URL(request.url).pathname)
}

describe('the page of the office', () => {
  test('is the same at every address below /office, and at no other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'padauk-office-'))
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Office</title>')
    await writeFile(join(folder, 'inside.html'), '<!doctype html><title>Inside</title>')
    try {
      for (const path of ['/office', '/office/bookings/PDK-00000-00001']) {
        const page = await ask(path, folder)
        expect([path, page?.status, await page?.text()]).toEqual([path, 200, '<!doctype html><title>Office</title>'])
      }
      expect(ask('/officers', folder)).toBeUndefined()
      const page = await ask('/office', folder)
      expect(page?.headers.get('content-security-policy')).toContain(
        `script-src ${ORIGIN}/assets/; style-src ${ORIGIN}/assets/;`,
      )
      expect(page?.headers.get('x-robots-tag')).toBe('noindex')
      const posted = await ask('/office', folder, { method: 'POST' })
      expect([posted?.status, posted?.headers.get('allow'), await posted?.text()]).toEqual([
        405,
        'GET, HEAD',
        'Method not allowed',
      ])
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test.each<[address: string, role: StaffRole | 'failing' | undefined, page: string, fetchesToday: boolean]>([
    ['/office', 'viewer', 'Inside', true],
    ['/office/today/', 'owner', 'Inside', true],
    ['/office/today?day=2027-03-01', 'owner', 'Inside', false],
    ['/office/bookings', 'owner', 'Inside', false],
    ['/office', 'editor', 'Inside', false],
    ['/office', 'failing', 'Inside', false],
    ['/office', undefined, 'Office', false],
  ])('%s for %s is %s, and fetches the day at once: %s', async (address, role, title, fetchesToday) => {
    const folder = await mkdtemp(join(tmpdir(), 'padauk-office-'))
    await writeFile(join(folder, 'index.html'), '<html><head><title>Office</title></head></html>')
    await writeFile(join(folder, 'inside.html'), '<html><head><title>Inside</title></head></html>')
    const findRole = async () => {
      if (role === 'failing') throw new Error('The database is away')
      return role
    }
    try {
      const page = await ask(address, folder, { cookie: MEMBER, findRole })
      const html = (await page?.text()) ?? ''
      expect([page?.headers.get('vary'), html.includes(`<title>${title}<`)]).toEqual(['Cookie', true])
      expect(TODAY.test(html)).toBe(fetchesToday)
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('has the colour and logo of the operator, and comes without them while they cannot be read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'padauk-office-'))
    await writeFile(join(folder, 'index.html'), '<html><head><title>Office</title></head></html>')
    const own = async () => '/assets/brand/7a1f5c.css'
    const away = async () => Promise.reject(new Error('The database is away'))
    const htmlWith = async (findBrandSheet: NonNullable<Asking['findBrandSheet']>) =>
      (await ask('/office', folder, { findBrandSheet }))?.text()
    try {
      expect(await htmlWith(own)).toContain('</title><link rel="stylesheet" href="/assets/brand/7a1f5c.css"/></head>')
      expect(await htmlWith(away)).toBe('<html><head><title>Office</title></head></html>')
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  test('says so where it is not built', async () => {
    const page = await ask('/office', '/nowhere')
    expect([page?.status, await page?.text()]).toEqual([404, 'The office is not built'])
  })
})
