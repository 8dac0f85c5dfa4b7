import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { to: string[]; raw: string; subject: string }

export type MailServer = {
  url: string
  port: number
  received: ReceivedMail[]
  stop(): Promise<void>
}

/** A real SMTP server on loopback that keeps what it gets. `port` 0 takes any free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const raw = (await stream.toArray()).join('')
      const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(raw)?.[1]?.replaceAll(/\r\n /g, ' ') ?? ''
      received.push({ to: session.envelope.rcptTo.map((each) => each.address), raw, subject })
      done()
    },
  })
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  // A TCP listener's address is never a pipe name.
  const taken = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
