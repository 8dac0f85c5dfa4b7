import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sqlStateOf } from './in-transaction.ts'

/** Corrupted data and indexes, failures inside the engine (class XX), and files that are not there or cannot be read (class 58). */
const DAMAGE = /^(?:XX...|58...)$/

/** The message for whoever runs the site; the cause is the engine's error. */
export class DamagedDatabase extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened: it is damaged, or was not copied completely (${wordsOf(cause)}). ` +
        'Move that folder away and put the last good copy in its place; docs/operations.md says how under "A damaged database".',
      { cause },
    )
  }
}

/** A `DamagedDatabase` for an error that means damaged data; any other error as it is. */
export function damageIn(folder: string, error: unknown): unknown {
  return DAMAGE.test(sqlStateOf(error)) ? new DamagedDatabase(folder, error) : error
}

/** Whether there is a database in the folder, or parts of one. */
export function isDatabaseThere(folder: string): boolean {
  return existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)
}

/** Without this file the engine takes the folder for a new one and creates an empty database over the old. */
export function refuseHalfDatabase(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new DamagedDatabase(folder, new Error('it is no folder'))
  if (isDatabaseThere(folder) && !existsSync(join(folder, 'PG_VERSION')))
    throw new DamagedDatabase(folder, new Error('PG_VERSION is missing'))
}

function wordsOf(cause: unknown): string {
  // The engine's own text for an aborted start is meant for its developers.
  const isReadable = cause instanceof Error && !cause.message.startsWith('Aborted(')
  return isReadable ? cause.message.replace(/\.$/, '') : 'the engine could not read it'
}
