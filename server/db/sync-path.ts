import { closeSync, fsyncSync, openSync } from 'node:fs'

export function syncFile(path: string): void {
  sync(path, 'r+')
}

/** Without this the name of a new or renamed file may be lost in a power cut. Windows opens no folders and does not need it. */
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
