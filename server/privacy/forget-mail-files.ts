import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { KEPT } from '#contract/terms/retention.ts'

const DAY_MS = 86_400_000

/** Deletes the files of kept mails that are as old as the bodies of mails may be; answers how many. */
export async function forgetMailFiles(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => [])
  let count = 0
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const file = join(folder, name)
    const { mtimeMs } = await stat(file)
    if (now.getTime() - mtimeMs < KEPT.mailBodies.days * DAY_MS) continue
    await rm(file, { force: true })
    count += 1
  }
  return count
}
