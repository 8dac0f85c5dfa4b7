import { randomBytes } from 'node:crypto'
import { openRowCopier } from '#server/db/copy-rows.ts'

/** A database of its own on the same server, dropped afterwards; its account must be allowed to make databases. */
export async function withTrialDatabase<Answer>(
  databaseUrl: string,
  use: (trialUrl: string) => Promise<Answer>,
): Promise<Answer> {
  const name = `padauk_trial_${randomBytes(4).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const server = await openRowCopier(databaseUrl)
  try {
    await server.query(`create database ${name}`)
    try {
      return await use(url.href)
    } finally {
      await server.query(`drop database ${name} with (force)`)
    }
  } finally {
    await server.close()
  }
}
