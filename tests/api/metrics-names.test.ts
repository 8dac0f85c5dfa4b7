import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRules } from '#tests/support/rules-document.ts'
import { openVisitedSite, type VisitedSite } from '#tests/support/visited-site.ts'

let site: VisitedSite
beforeAll(async () => {
  site = await openVisitedSite()
}, 120_000)
afterAll(() => site.close())

/** Those that the rules name (booking rules 5.3); figures of backups are told once there is one (backup.test.ts). */
const NAMES = readRules('booking-rules')
  .block('5.3')
  .flatMap((line) => line.split(' '))
  .filter((name) => !name.startsWith('backup_'))

test('every figure of the rules is told on the health port, each once, with labels that are words of ours', async () => {
  await site.ask('/')
  await site.ask('/api/v1/bookings/PDK-AAAAA-AAAAA')
  const report = JSON.stringify({ 'csp-report': { 'violated-directive': 'made-up-by-a-stranger' } })
  const headers = { 'content-type': 'application/csp-report', 'content-length': String(report.length) }
  await site.ask('/api/v1/csp-report', { method: 'POST', headers, body: report })
  const { text } = await site.askHealth('/metrics')
  const told = [...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name)
  expect(told).toEqual(expect.arrayContaining(NAMES))
  expect(new Set(told).size).toBe(told.length)
  expect(text).toMatch(/^page_render_seconds_count\{route="\/"\} 1$/m)
  expect(text).toMatch(/^holds_active\{product="ferry"\} 0$/m)
  expect(text).toMatch(/^db_client_connection_count\{state="used"\} \d+$/m)
  expect(text).toMatch(/^db_client_operation_seconds_count\{op="select"\} [1-9]\d*$/m)
  expect(text).toMatch(/^db_client_connection_wait_seconds_count [1-9]\d*$/m)
  expect(text).toMatch(/^authz_denied_total\{operation="\/api\/v1\/bookings\/:ref"\} 1$/m)
  expect(text).toMatch(/^csp_reports_total\{directive="other"\} 1$/m)
  expect(text).toMatch(/^clock_skew_seconds \d/m)
  expect(text).not.toMatch(/PDK-|made-up/)
})

test('readiness tells of the payment gateway, which has not been asked yet', async () => {
  expect(JSON.parse((await site.askHealth('/readyz')).text)).toMatchObject({ mode: 'full', gateway: 'not_asked' })
})
