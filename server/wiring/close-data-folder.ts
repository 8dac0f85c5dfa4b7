import { accessSync, chmodSync, constants, mkdirSync, statSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const OTHERS = 0o077
const STICKY = 0o1000

/**
 * Makes the folder of bookings and mails and closes it to everybody else on the machine, and so whatever this process writes from
 * now on. A folder of other people's files (`/tmp`) or of another owner is left as it is.
 */
export function closeDataFolder(folder: string): void {
  // A process has one mask; only its main thread may set it.
  if (isMainThread) process.umask(OTHERS)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK)
    const { mode, uid } = statSync(folder)
    if ((mode & OTHERS) !== 0 && (mode & STICKY) === 0 && uid === process.getuid?.()) chmodSync(folder, 0o700)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    throw new Error(
      `The data folder ${folder} cannot be written to${code}. Open it to the account of the site, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}
