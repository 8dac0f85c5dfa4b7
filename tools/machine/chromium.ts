import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright-core'
import { ROOT } from '../project-files.ts'
import { canInstall, installPackage } from './debian.ts'
import type { Found } from './found.ts'
import { runCommand } from './run-command.ts'

/** What every Chromium of ours is started with: it stays in its window and calls nobody. */
export const CHROMIUM_ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const PLACES = ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome']
const ELSEWHERE = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The Chromium of this machine; nothing is installed. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined && named !== '') return isProgram(named) ? named : undefined
  const folders = [...PLACES, ...(process.env.PATH ?? '').split(delimiter)].filter((folder) => folder !== '')
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...ELSEWHERE]
  return [...candidates, chromium.executablePath()].find(isProgram)
}

/** A Chromium, installed when the machine has none: from Debian, else Playwright's own, which is a download. */
export async function provideChromium(): Promise<Found> {
  const known = findChromium()
  if (known !== undefined) return { path: known }
  if (process.env.CHROMIUM_PATH) return { missing: `CHROMIUM_PATH names no program: ${process.env.CHROMIUM_PATH}` }
  if (canInstall() && (await installPackage('chromium'))) {
    const installed = findChromium()
    if (installed !== undefined) return { path: installed }
  }
  console.log("Downloading Playwright's own Chromium, as this machine has none.")
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js')
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { limitMinutes: 4 })
  const downloaded = findChromium()
  if (downloaded !== undefined) return { path: downloaded }
  return { missing: 'no Chromium on this machine, and none could be installed (set CHROMIUM_PATH to one)' }
}

function isProgram(path: string): boolean {
  if (!existsSync(path)) return false
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
