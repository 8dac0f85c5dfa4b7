import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import {
  type Acknowledged,
  checkInvariants,
  type Finding,
  INVARIANTS,
  moneyOfLog,
  practiceMoney,
} from '#server/bookings/checks/invariants.ts'
import { readProcessConfig } from '#server/config.ts'
import type { Db } from '#server/db/db.ts'
import { openDatabase, requireDatabase } from '#server/db/open-database.ts'

const SHOWN = 5

export type InvariantsOptions = {
  gatewayLog?: string | undefined
  acknowledged?: string | undefined
  isSandbox?: boolean
}

/** Each invariant with its count of violations, and the first few of them by name. */
export async function reportInvariants(db: Db, asked: InvariantsOptions): Promise<{ lines: string[]; count: number }> {
  const { gatewayLog, acknowledged, isSandbox = false } = asked
  const gateway =
    gatewayLog === undefined
      ? isSandbox
        ? await practiceMoney(db)
        : undefined
      : moneyOfLog(readFileSync(gatewayLog, 'utf8'))
  const told = acknowledged === undefined ? undefined : acknowledgedOf(readFileSync(acknowledged, 'utf8'))
  const findings = await checkInvariants(db, {
    ...(gateway === undefined ? {} : { gateway }),
    ...(told === undefined ? {} : { acknowledged: told }),
  })
  return {
    lines: findings.flatMap(linesOf),
    count: findings.reduce((sum, { violations }) => sum + violations.length, 0),
  }
}

function linesOf({ name, checked, violations }: Finding): string[] {
  const count = checked ? String(violations.length) : 'not checked'
  const shown = violations.slice(0, SHOWN).map((violation) => `       ${violation}`)
  const more = violations.length > SHOWN ? [`       and ${violations.length - SHOWN} more`] : []
  return [`${name.padEnd(4)} ${count.padStart(11)}  ${INVARIANTS[name]}`, ...shown, ...more]
}

function acknowledgedOf(log: string): Acknowledged[] {
  return log
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Acknowledged)
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { 'gateway-log': { type: 'string' }, acknowledged: { type: 'string' } },
  })
  const { databaseUrl, dataDir, payments } = readProcessConfig()
  const settings = { ...(databaseUrl === undefined ? {} : { databaseUrl }), dataDir }
  requireDatabase(settings)
  const database = await openDatabase(settings)
  try {
    if (!(await isStarted(database.db)))
      throw new Error('There are no bookings here: the site has not been started on this database.')
    const { lines, count } = await reportInvariants(database.db, {
      gatewayLog: values['gateway-log'],
      acknowledged: values.acknowledged,
      isSandbox: payments === undefined,
    })
    process.stdout.write(`${lines.join('\n')}\n`)
    if (count > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
}

async function isStarted(db: Db): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('booking_audit') is not null as there`.execute(db)
  return rows[0]?.there === true
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 2
  })
