import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packSite } from '#tools/pack-site.ts'
import { serveStaticFiles } from './static-files.ts'

const RULES = '.footer { color: red }\n'.repeat(200)
const folder = mkdtempSync(join(tmpdir(), 'padauk-files-'))
let server: Server

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'packed.css'), RULES)
  await packSite(folder)
  writeFileSync(join(folder, 'assets', 'plain.css'), RULES)
  const serve = serveStaticFiles(folder, {})
  server = createServer((request, response) => {
    if (!serve(request, response)) response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

const ask = (path: string) =>
  fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`, { headers: { 'Accept-Encoding': 'br' } })

test.each(['packed', 'plain'])('a %s file goes out as small as a visitor takes it, and is the same', async (name) => {
  const answer = await ask(`/assets/${name}.css`)
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(await answer.text()).toBe(RULES)
})

test('what the build has packed goes out as it is, and not under a name of its own', async () => {
  const answer = await ask('/assets/packed.css')
  expect(Number(answer.headers.get('content-length'))).toBe(brotliCompressSync(RULES).length)
  expect((await ask('/assets/packed.css.br')).status).toBe(404)
})
