import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** Slow to answer; never answering; refusing; hanging up inside a mail; taking it and hanging up before saying so. */
export const MAIL_MOODS = ['slow', 'hanging', 'refusing', 'cutting', 'lying'] as const
export type MailMood = (typeof MAIL_MOODS)[number] | 'well'

export type RoughMail = {
  url: string
  be: (mood: MailMood) => void
  taken: () => number
  /** Lines over which no mail was taken. */
  inVain: () => number
  close: () => void
}

const SLOW_MS = 1_500

/** An SMTP server on loopback in whatever mood it is told to be; it keeps nothing. */
export async function startRoughMail(): Promise<RoughMail> {
  let mood: MailMood = 'well'
  let taken = 0
  let lines = 0
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    lines += 1
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    const say = (words: string) => {
      if (mood === 'hanging') return
      if (mood === 'slow') setTimeout(() => socket.writable && socket.write(`${words}\r\n`), SLOW_MS).unref()
      else socket.write(`${words}\r\n`)
    }
    let isText = false
    const hear = (line: string) => {
      if (isText && line !== '.') return
      if (isText) {
        isText = false
        if (mood === 'lying') return void socket.destroy()
        taken += 1
        return say('250 taken')
      }
      if (mood === 'refusing' && line.startsWith('MAIL')) return say('451 not now')
      if (line === 'DATA') {
        if (mood === 'cutting') return void socket.destroy()
        isText = true
        return say('354 go on')
      }
      say(line === 'QUIT' ? '221 bye' : '250 well')
    }
    createInterface({ input: socket }).on('line', hear)
    say('220 rough')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    // A TCP listener's address is never a pipe name.
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be: (next) => {
      mood = next
    },
    taken: () => taken,
    inVain: () => lines - taken,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
