import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { officeShell } from '#server/office/shell.ts'

const ORIGIN = 'https://padauk.example'
const ask = (path: string, folder: string, { method = 'GET', cookie = '' } = {}) =>
  officeShell(folder, ORIGIN)(new Request(`${ORIGIN}${path}`, { method, headers: { cookie } }), path)

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
      const token = 'a'.repeat(43)
      const inside = await ask('/office', folder, { cookie: `sid=1; __Host-office=${token}` })
      expect([await inside?.text(), inside?.headers.get('vary')]).toEqual([
        '<!doctype html><title>Inside</title>',
        'Cookie',
      ])
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

  test('says so where it is not built', async () => {
    const page = await ask('/office', '/nowhere')
    expect([page?.status, await page?.text()]).toEqual([404, 'The office is not built'])
  })
})
