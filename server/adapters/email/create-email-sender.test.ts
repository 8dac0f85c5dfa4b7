import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '#tests/support/mail-server.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { testLog } from '#tests/support/test-log.ts'
import { createEmailSender } from './create-email-sender.ts'
import type { Mail } from './email-sender.ts'
import { mailHtml } from './mail-layout.ts'
import { HEADER_CID, LOGO_CID } from './mail-message.ts'

const NOW = new Date('2026-12-01T06:30:00Z')
let test: TestDatabase
beforeAll(async () => {
  test = await openTestDatabase()
})
afterAll(() => test.close())

describe('the email sender', () => {
  it('hands a mail to the server once, however often it is asked', async () => {
    const server = await startMailServer()
    const sender = createSender(server.url)
    await sender.send(mailAbout('once'))
    await sender.send(mailAbout('once'))
    await server.stop()
    expect(server.received.map((mail) => mail.to)).toEqual([['asha@example.com']])
    expect(server.received[0]?.raw).toContain('Auto-Submitted: auto-generated')
    expect(await recordOf('once')).toMatchObject({ state: 'sent', attempts: 1, last_error: null })
  })

  it('records a mail that failed, throws, and sends it when the server is back', async () => {
    const first = await startMailServer()
    await first.stop()
    const sender = createSender(first.url)
    await expect(sender.send(mailAbout('later'))).rejects.toThrow()
    expect(await recordOf('later')).toMatchObject({ state: 'failed', attempts: 1 })
    const second = await startMailServer(first.port)
    await sender.send(mailAbout('later'))
    await second.stop()
    expect(second.received).toHaveLength(1)
    expect(await recordOf('later')).toMatchObject({ state: 'sent', attempts: 2, last_error: null })
  })

  it('writes to one person even when the address holds a comma or a name holds an address', async () => {
    const server = await startMailServer()
    const to = { name: 'x <victim@example.com>, y', address: 'a,victim@example.com' }
    // Whether such an address is refused or delivered is the server's business; nobody else may get the mail.
    await createSender(server.url)
      .send({ ...mailAbout('comma'), to, replyTo: to, subject: 'One\r\nBcc: victim@example.com' })
      .catch(() => {})
    await server.stop()
    expect(server.received.flatMap((mail) => mail.to)).not.toContain('victim@example.com')
    expect(server.received.map((mail) => mail.raw).join('')).not.toMatch(/^Bcc:/m)
  })

  it('takes files along through both ways, and records their names', async () => {
    const content = Buffer.from('%PDF-1.7 \u20b91,25,000 \u0000\u0001', 'utf8')
    const file = { filename: 'voucher-PDK-7K2M9-P4X1C.pdf', contentType: 'application/pdf', content }
    const server = await startMailServer()
    await createSender(server.url).send({ ...mailAbout('files'), attachments: [file] })
    await server.stop()
    const keeper = createEmailSender({ db: test.db, dataDir: test.settings.dataDir, log: testLog(), now: () => NOW })
    await keeper.send({ ...mailAbout('kept-files'), attachments: [file] })
    const kept = await readFile(join(test.settings.dataDir, 'mail', 'test-kept-files.eml'), 'utf8')
    for (const raw of [server.received[0]?.raw ?? '', kept]) {
      expect(attached(raw, file.filename)).toEqual(content)
      expect(raw).toContain('Content-Type: application/pdf; name=voucher-PDK-7K2M9-P4X1C.pdf')
    }
    for (const event of ['files', 'kept-files'])
      expect(await recordOf(event)).toMatchObject({
        attachments: [{ filename: file.filename, contentType: 'application/pdf', bytes: content.byteLength }],
      })
  })

  it('takes the strip above a mail along through both ways, and records no file for it', async () => {
    const html = mailHtml([{ kind: 'code', code: '482913' }], { brandName: 'Reed & Rope' })
    const server = await startMailServer()
    await createSender(server.url).send({ ...mailAbout('strip'), html, isSecret: true })
    await server.stop()
    const keeper = createEmailSender({ db: test.db, dataDir: test.settings.dataDir, log: testLog(), now: () => NOW })
    await keeper.send({ ...mailAbout('kept-strip'), html })
    const kept = await readFile(join(test.settings.dataDir, 'mail', 'test-kept-strip.eml'), 'utf8')
    for (const raw of [server.received[0]?.raw ?? '', kept]) {
      expect(raw).toContain('Content-ID: <header@padauk>')
      expect(raw).toContain('Content-Disposition: inline; filename=header.png')
      expect(raw.replaceAll('=\r\n', '')).toContain('src=3D"cid:header@padauk" alt=3D""')
      expect(raw.replaceAll('=\r\n', '')).toContain('Reed &amp; Rope</p>')
      const picture = await sharp(attached(raw, 'header.png')).metadata()
      expect(picture).toMatchObject({ format: 'png', width: 1120, height: 200 })
      expect(attached(raw, 'header.png').byteLength).toBeLessThanOrEqual(12 * 1024)
    }
    for (const event of ['strip', 'kept-strip']) expect(await recordOf(event)).toMatchObject({ attachments: [] })
  })

  it('delivers a code without recording it', async () => {
    const server = await startMailServer()
    await createSender(server.url).send({ ...mailAbout('code'), text: '482913', html: '<p>482913</p>', isSecret: true })
    await server.stop()
    expect(server.received[0]?.raw).toContain('482913')
    const row = await test.db.selectFrom('mail').selectAll().where('event_key', '=', 'test/code').executeTakeFirst()
    expect(row).toMatchObject({ state: 'sent', subject: 'About code' })
    expect(JSON.stringify(row)).not.toContain('482913')
  })

  it('keeps mails as files when there is no server, and logs no person', async () => {
    const log = testLog()
    const sender = createEmailSender({ db: test.db, dataDir: test.settings.dataDir, log, now: () => NOW })
    await sender.send(mailAbout('kept'))
    const folder = join(test.settings.dataDir, 'mail')
    expect(await readdir(folder)).toContain('test-kept.eml')
    const file = await readFile(join(folder, 'test-kept.eml'), 'utf8')
    expect(file).toContain('To: Asha Rao <asha@example.com>')
    expect(file).toContain('Subject: About kept')
    expect(await recordOf('kept')).toMatchObject({ state: 'kept', to_address: 'asha@example.com' })
    expect(log.lines).toHaveLength(1)
    expect(JSON.stringify(log.lines)).not.toMatch(/asha/i)
  })
})

describe('colour and logo of the operator', () => {
  const look = {
    accent: '#7a1f5c',
    logo: { mediaLink: '/media/logo/photo-0123456789abcdef-43e1eeeeee.png', width: 360, height: 120 },
  }
  const html = mailHtml([{ kind: 'link', text: 'See it', url: 'https://padauk.example' }], {
    brandName: 'Reed & Rope',
    look,
  })
  const rawOf = async (event: string, findLogo: () => Promise<Uint8Array | undefined>) => {
    const { dataDir } = test.settings
    const sender = createEmailSender({ db: test.db, dataDir, log: testLog(), now: () => NOW, findLogo })
    await sender.send({ ...mailAbout(event), html })
    return readFile(join(dataDir, 'mail', `test-${event}.eml`), 'utf8')
  }

  it('are in the mail: buttons by day and by night, and the logo in place of the strip with the boat of the site', async () => {
    expect(html).toContain('background:#7a1f5c;color:#ffffff')
    expect(html).toContain('.button{background:#f994d1!important;color:#04161b!important}')
    expect(html).not.toContain(HEADER_CID)
    const logo = Buffer.from('the logo of the operator')
    const raw = await rawOf('with-logo', async () => logo)
    expect(attached(raw, 'logo.png')).toEqual(logo)
    expect(raw).toContain(`Content-ID: <${LOGO_CID}>`)
    expect(html).toContain(`src="cid:${LOGO_CID}" alt="" width="120" height="40"`)
    expect(html).toContain('Reed &amp; Rope</p>')
  })

  it('do not hold a mail back where the logo cannot be had', async () => {
    const raw = await rawOf('without-logo', () => Promise.reject(new Error('No picture today')))
    expect(raw).toContain('Subject: About without-logo')
    expect(raw).not.toContain('logo.png')
  })
})

describe('while no money moves', () => {
  const sender = () =>
    createEmailSender({
      ...{ db: test.db, dataDir: test.settings.dataDir, log: testLog(), now: () => NOW },
      isPractice: true,
    })

  it('says so in both forms of every mail about a trip, also of one without a frame, and in no other', async () => {
    const framed = mailHtml([{ kind: 'line', text: 'Good morning' }], { brandName: 'Reed & Rope' })
    for (const [event, html] of [
      ['framed', framed],
      ['bare', '<p>Good morning</p>'],
    ] as const) {
      await sender().send({ ...mailAbout(event), html, isAboutTrip: true })
      const { text_body, html_body } = await test.db
        .selectFrom('mail')
        .select(['text_body', 'html_body'])
        .where('event_key', '=', `test/${event}`)
        .executeTakeFirstOrThrow()
      expect(text_body).toBe('Practice, not valid for travel\n\nGood morning')
      expect(html_body.indexOf('>Practice, not valid for travel<')).toBeGreaterThan(0)
      expect(html_body.indexOf('>Practice, not valid for travel<')).toBeLessThan(html_body.indexOf('Good morning'))
      const kept = await readFile(join(test.settings.dataDir, 'mail', `test-${event}.eml`), 'utf8')
      expect(kept.match(/Practice, not valid for travel/g)).toHaveLength(2)
    }
    await sender().send(mailAbout('no-trip'))
    const code = await readFile(join(test.settings.dataDir, 'mail', 'test-no-trip.eml'), 'utf8')
    expect(code).not.toContain('Practice')
  })

  it('keeps mails from everybody else on the machine', async () => {
    await sender().send(mailAbout('closed'))
    const folder = join(test.settings.dataDir, 'mail')
    const modes = [await stat(folder), await stat(join(folder, 'test-closed.eml'))].map(({ mode }) => mode & 0o777)
    expect(modes).toEqual([0o700, 0o600])
  })
})

it('hands no mail over a line that others can read, whatever the address says of it', async () => {
  const server = await startMailServer()
  // It leads here, and does not say so: to us it is any other machine.
  for (const more of ['', '?ignoreTLS=true', '?opportunisticTLS=true'])
    await expect(createSender(`smtp://0.0.0.0:${server.port}${more}`).send(mailAbout(`open${more}`))).rejects.toThrow(
      /STARTTLS/,
    )
  await expect(
    createSender(`smtps://0.0.0.0:${server.port}?secure=false`).send(mailAbout('not secure')),
  ).rejects.toThrow()
  await server.stop()
  expect(server.received).toEqual([])
})

function createSender(smtpUrl: string) {
  return createEmailSender({ db: test.db, smtpUrl, dataDir: test.settings.dataDir, log: testLog(), now: () => NOW })
}

function mailAbout(event: string): Mail {
  return {
    eventKey: `test/${event}`,
    from: { name: 'Padauk', address: 'hello@padauk.example' },
    to: { name: 'Asha Rao', address: 'asha@example.com' },
    subject: `About ${event}`,
    text: 'Good morning',
    html: '<p>Good morning</p>',
  }
}

/** The bytes of the file of that name in a mail as it travels. */
function attached(raw: string, filename: string): Buffer {
  const part = raw.split(/\r\n--/).find((each) => each.includes(`filename=${filename}`)) ?? ''
  return Buffer.from(part.split('\r\n\r\n')[1] ?? '', 'base64')
}

async function recordOf(event: string) {
  return test.db
    .selectFrom('mail')
    .select(['state', 'attempts', 'last_error', 'to_address', 'attachments'])
    .where('event_key', '=', `test/${event}`)
    .executeTakeFirst()
}
