import { createRequire } from 'node:module'

export type FolderLock = { release(): void }

/**
 * Takes the folder for this process, or throws a sentence. PGlite itself has no lock: two processes on one
 * folder lose each other's rows and report nothing. The operating system frees this one, also after kill -9.
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

/** Loaded on demand and without Node's notice that the module is young: whoever starts the site can do nothing about it. */
function loadSqlite(): typeof import('node:sqlite') {
  const emitWarning = process.emitWarning
  process.emitWarning = () => {}
  try {
    return createRequire(import.meta.url)('node:sqlite')
  } finally {
    process.emitWarning = emitWarning
  }
}
