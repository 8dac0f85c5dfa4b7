import { expect, test } from 'vitest'
import { requestScope } from '#server/http/request-scope.ts'
import type { Log } from './log.ts'
import { openLog } from './open-log.ts'

function linesOf(write: (log: Log) => void): string {
  const lines: string[] = []
  write(openLog('info', { write: (line: string) => void lines.push(line) }))
  return lines.join('')
}

const FORGED = '{"level":30,"event":"login_ok"}'

test.each([
  ['a line feed', `a\n${FORGED}`],
  ['a carriage return', `a\r\n${FORGED}`],
  ['the end of the text', `a"}\n${FORGED}`],
  ['the marks of a format', '%s %j %d %o'],
  ['a colour of a terminal', '\u001b[31ma'],
  ['a NUL', `a\u0000${FORGED}`],
])('%s in what is logged makes no line of its own, and the line says what was written', (_what, text) => {
  const written = linesOf((log) => log.warn({ event: 'rate_limited', bucket: text, err: new Error(text) }, text))
  expect(written.match(/\n/g)).toHaveLength(1)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: none of them may be there.
  expect(written.slice(0, -1)).not.toMatch(/[\u0000-\u001f]/)
  const line = JSON.parse(written) as Record<string, unknown>
  expect(line).toMatchObject({ event: 'rate_limited', bucket: text, msg: text, err: { message: text } })
})

test('each line says when, how grave it is, what happened and which process it was', () => {
  const line = JSON.parse(linesOf((log) => log.info({ event: 'login_ok' }, 'A visitor proved who they are')))
  expect(line).toEqual({
    level: 'info',
    ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    pid: process.pid,
    event: 'login_ok',
    msg: 'A visitor proved who they are',
  })
})

test('what is logged while a request is answered carries its id, also after the answer had to wait', async () => {
  const lines: string[] = []
  const log = openLog('info', { write: (line: string) => void lines.push(line) })
  await requestScope.run({ id: 'a1-0' }, async () => {
    await new Promise((done) => setImmediate(done))
    log.warn({ event: 'otp_locked' }, 'A code was tried too often')
  })
  log.info({ event: 'job_done' }, 'A job')
  const ids = lines.map((line) => (JSON.parse(line) as { request_id?: string }).request_id)
  expect(ids).toEqual(['a1-0', undefined])
})
