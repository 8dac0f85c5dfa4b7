import { createRequire } from 'node:module'

export type FolderLock = { release(): void }

/**
 * Locks the folder for this process, or throws. PGlite has no lock, and two processes on one folder lose each other's rows silently. The
 * operating system releases this lock, also after kill -9.
 */
export function lockFolder(folder: string): FolderLock {
  const { DatabaseSync } = loadSqlite()
  const lock = new DatabaseSync(`${folder}.lock`)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new Error(
      `The data folder ${folder} is in use by another running copy of the site. ` +
        'Stop that one, set DATA_DIR to another folder, or set DATABASE_URL to a PostgreSQL server, which several can share.',
      { cause },
    )
  }
  return { release: () => lock.close() }
}

/** Imported on demand and without Node's warning that the module is experimental. */
function loadSqlite(): typeof import('node:sqlite') {
  const emitWarning = process.emitWarning
  process.emitWarning = () => {}
  try {
    return createRequire(import.meta.url)('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}
