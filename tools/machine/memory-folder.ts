import { chmod, mkdtemp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const IN_MEMORY = '/dev/shm'
/** What a run of all tests writes at a time, several times over; as much must be left to the programs. */
const ROOM_BYTES = 6 * 1024 ** 3

/**
 * From here on temporary files of this process and its children lie in memory, where the machine has room for them: each test file copies a
 * database of 90 MB and writes to it, which takes two fifths less time there (measured: tests of backups 64 s, 37 s in memory).
 * `close` removes the files.
 */
export async function keepTemporaryFilesInMemory(): Promise<{ close: () => Promise<void> }> {
  if (process.env.TMPDIR !== undefined || !(await hasRoom())) return { close: async () => {} }
  const folder = await mkdtemp(join(IN_MEMORY, 'padauk-tests-'))
  // PostgreSQL runs under an account of its own, with a folder in this one.
  await chmod(folder, 0o711)
  process.env.TMPDIR = folder
  return { close: () => rm(folder, { recursive: true, force: true }) }
}

async function hasRoom(): Promise<boolean> {
  const place = await statfs(IN_MEMORY).catch(() => undefined)
  return place !== undefined && place.bavail * place.bsize >= ROOM_BYTES && process.availableMemory() >= 2 * ROOM_BYTES
}
