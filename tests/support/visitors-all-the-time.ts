import { Agent, request as openRequest } from 'node:http'

export type Load = {
  /** Waits for so many answers in all. */
  until: (answers: number) => Promise<void>
  /** Once nobody listens any more: what came of it. `goodbyes` are answers that said it was the last of their line. */
  over: Promise<{ answers: number; statuses: number[]; resets: string[]; goodbyes: number }>
}

type Asked = { method: string; path: string; body?: string }

/** From the cache, from the database, with a transaction, and a page of its own. */
const ASKED: readonly Asked[] = [
  { method: 'GET', path: '/' },
  { method: 'GET', path: '/api/v1/me' },
  { method: 'POST', path: '/api/v1/auth/code', body: '{"email":"nobody@example.in"}' },
  { method: 'GET', path: '/search?q=reef' },
  { method: 'GET', path: '/api/v1/ferry/ports' },
]

/** Visitors on a kept line each, who ask one thing after the other, and stop when they are no longer let in. */
export function visitAllTheTime(origin: string, visitors: number): Load {
  const { hostname, port } = new URL(origin)
  const statuses = new Set<number>()
  const resets: string[] = []
  const waiting: { answers: number; go: () => void }[] = []
  let answers = 0
  let goodbyes = 0
  const visit = async (visitor: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = visitor; ; turn += 1) {
      const told = await ask({ agent, hostname, port, family: 4 }, ASKED[turn % ASKED.length] as Asked)
      if (told === 'ECONNREFUSED') return agent.destroy()
      if (typeof told === 'string') {
        resets.push(told)
        continue
      }
      answers += 1
      statuses.add(told.status)
      if (told.isLast) goodbyes += 1
      for (const each of waiting) if (answers >= each.answers) each.go()
    }
  }
  const all = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
  return {
    until: (wanted) => new Promise((go) => void waiting.push({ answers: wanted, go })),
    over: all.then(() => ({ answers, statuses: [...statuses].sort((one, other) => one - other), resets, goodbyes })),
  }
}

/** The answer, read to its end; or the code of what went wrong with the line. */
function ask(
  line: { agent: Agent; hostname: string; port: string; family: 4 },
  { body, ...asked }: Asked,
): Promise<{ status: number; isLast: boolean } | string> {
  const { promise, resolve } = Promise.withResolvers<{ status: number; isLast: boolean } | string>()
  const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message)
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const sent = openRequest({ ...line, ...asked, headers }, (response) => {
    response.on('error', fail)
    response.on('end', () =>
      resolve({ status: response.statusCode ?? 0, isLast: response.headers.connection === 'close' }),
    )
    response.resume()
  })
  sent.on('error', fail)
  sent.end(body)
  return promise
}
