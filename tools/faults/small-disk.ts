import { mkdtemp, open, rm, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runCommand } from '../machine/run-command.ts'

export type SmallDisk = {
  folder: string
  /** Takes what is left of it, to the last byte. */
  fill: () => Promise<void>
  makeRoom: () => Promise<void>
  allowWrites: (isAllowed: boolean) => Promise<void>
}

const BLOCK_BYTES = 256 * 1_024

/** A disk of its own in memory, which can be filled or locked without harm to the machine; only root may mount one. */
export async function withSmallDisk<CallResponse>(
  megabytes: number,
  use: (disk: SmallDisk) => Promise<CallResponse>,
): Promise<CallResponse | { skipped: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-disk-'))
  const mounted = await runCommand('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', folder])
  if (!mounted.ok) {
    await rmdir(folder)
    return { skipped: `a small disk cannot be mounted here (${mounted.output.split('\n', 1)[0]})` }
  }
  const filler = join(folder, 'filler')
  const before = process.env.TMPDIR
  // Whoever makes a temporary folder meanwhile makes it on this disk.
  process.env.TMPDIR = folder
  try {
    return await use({
      folder,
      fill: () => fill(filler),
      makeRoom: () => rm(filler, { force: true }),
      allowWrites: async (isAllowed) => {
        const done = await runCommand('mount', ['-o', `remount,${isAllowed ? 'rw' : 'ro'}`, folder])
        if (!done.ok) throw new Error(done.output)
      },
    })
  } finally {
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    await runCommand('umount', [folder])
    await rmdir(folder)
  }
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (let bytes = BLOCK_BYTES; bytes >= 1; ) {
      const isFull = await file.write(Buffer.alloc(bytes)).then(
        ({ bytesWritten }) => bytesWritten === 0,
        () => true,
      )
      if (isFull) bytes = Math.floor(bytes / 4)
    }
  } finally {
    await file.close()
  }
}
