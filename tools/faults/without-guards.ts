import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '../project-files.ts'

/** One place in a file, and what stands there in a program without the guard. */
export type Guard = { file: string; guard: string; instead: string }

/** Not part of the program, or too large to copy. */
const LEFT_OUT = new Set(['node_modules', '.git', 'data', 'docs', 'tests'])

/** A copy of the built program without these guards, for controls. Throws where a guard is not found as it stands here. */
export async function withoutGuards<CallResponse>(
  guards: readonly Guard[],
  use: (folder: string) => Promise<CallResponse>,
): Promise<CallResponse> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-unguarded-'))
  try {
    const names = (await readdir(ROOT)).filter((name) => !LEFT_OUT.has(name))
    for (const name of names) await cp(join(ROOT, name), join(folder, name), { recursive: true })
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    for (const guard of guards) await takeAway(folder, guard)
    return await use(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function takeAway(folder: string, { file, guard, instead }: Guard): Promise<void> {
  const path = join(folder, file)
  const parts = (await readFile(path, 'utf8')).split(guard)
  if (parts.length !== 2) throw new Error(`The guard of ${file} is not there once, so the control build proves nothing`)
  await writeFile(path, parts.join(instead))
}
