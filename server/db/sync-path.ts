import { closeSync, fsyncSync, openSync } from 'node:fs'

export function syncFile(path: string): void {
  sync(path, 'r+')
}

/** Without this a new or renamed file's name may be lost with the power. Windows opens no folders and needs none of it. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') sync(path, 'r')
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
