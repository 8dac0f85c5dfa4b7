import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { officeShell } from '#server/office/shell.ts'

const ORIGIN = 'https://padauk.example'
const ask = (path: string, file: string, method = 'GET') =>
  officeShell(file, ORIGIN)(new Request(`${ORIGIN}${path}`, { method }), path)

describe('the page of the office', () => {
  test('is the same at every address below /office, and at no other', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'padauk-office-'))
    const file = join(folder, 'index.html')
    await writeFile(file, '<!doctype html><title>Office</title>')
    try {
      for (const path of ['/office', '/office/bookings/PDK-00000-00001']) {
        const page = await ask(path, file)
        expect([path, page?.status, await page?.text()]).toEqual([path, 200, '<!doctype html><title>Office</title>'])
      }
      expect(ask('/officers', file)).toBeUndefined()
      const page = await ask('/office', file)
      expect(page?.headers.get('content-security-policy')).toContain(
        `script-src ${ORIGIN}/assets/; style-src ${ORIGIN}/assets/;`,
      )
      expect(page?.headers.get('x-robots-tag')).toBe('noindex')
      const posted = await ask('/office', file, 'POST')
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
    const page = await ask('/office', '/nowhere/index.html')
    expect([page?.status, await page?.text()]).toEqual([404, 'The office is not built'])
  })
})
