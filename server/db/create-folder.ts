import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncFile, syncFolder } from './sync-path.ts'

/**
 * Creates a folder by `fill`, all or nothing: filled under another name, synced to the disk, then renamed, so that a first start that is
 * killed leaves nothing that looks like a database.
 */
export async function createFolder(folder: string, fill: (path: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return
  const unfinished = `${folder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  await fill(unfinished)
  for (const entry of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    // The engine leaves some of its files readable by everybody.
    if (entry.isFile()) chmodSync(path, 0o600)
    if (entry.isFile()) syncFile(path)
    else if (entry.isDirectory()) syncFolder(path)
  }
  syncFolder(unfinished)
  renameSync(unfinished, folder)
  syncFolder(dirname(folder))
}
