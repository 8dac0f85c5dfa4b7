import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sqlStateOf } from './in-transaction.ts'

/** Corrupted data and indexes, failures inside the engine (class XX), and files that are not there or cannot be read (class 58). */
const DAMAGE = /^(?:XX...|58...)$/

/** What a person who runs the site needs to know; the cause is what the engine said. */
export class DamagedDatabase extends Error {
  constructor(folder: string, cause: unknown) {
    super(
      `The embedded database in ${folder} cannot be opened: it is damaged, or was not copied completely (${wordsOf(cause)}). ` +
        'Move that folder away and put the last good copy in its place; docs/operations.md says how under "A damaged database".',
      { cause },
    )
  }
}

/** A statement of the start met damage in the data; any other error stays what it is. */
export function damageIn(folder: string, error: unknown): unknown {
  return DAMAGE.test(sqlStateOf(error)) ? new DamagedDatabase(folder, error) : error
}

/** Whether a database is there, or what is left of one. */
export function isDatabaseThere(folder: string): boolean {
  return existsSync(folder) && (!statSync(folder).isDirectory() || readdirSync(folder).length > 0)
}

/** Without this file the engine would take the folder for a new one, and make an empty database over the old. */
export function refuseHalfDatabase(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory())
    throw new DamagedDatabase(folder, new Error('it is no folder'))
  if (isDatabaseThere(folder) && !existsSync(join(folder, 'PG_VERSION')))
    throw new DamagedDatabase(folder, new Error('PG_VERSION is missing'))
}

function wordsOf(cause: unknown): string {
  // What the engine says when it gives up half-way is meant for its makers.
  const isReadable = cause instanceof Error && !cause.message.startsWith('Aborted(')
  return isReadable ? cause.message.replace(/\.$/, '') : 'the engine could not read it'
}
