import { accessSync, constants, existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
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

/** Chromium without the window nobody looks at: a visit takes half the time (measured: 0.65 s for 1.4 s). */
const SHELL = 'chromium-headless-shell'
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
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
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...ELSEWHERE]
  // By name first: the quicker one in any folder comes before the others.
  return [...candidates, chromium.executablePath()].find(isProgram)
}

/** A Chromium: the named one, the quick one from Debian, any other on this machine, else Playwright's own, a download. */
export async function provideChromium(): Promise<Found> {
  const named = process.env.CHROMIUM_PATH
  if (named) return isProgram(named) ? { path: named } : { missing: `CHROMIUM_PATH names no program: ${named}` }
  if (canInstall() && !isShell(findChromium())) {
    const installed = await installPackage(SHELL)
    if (!installed && findChromium() === undefined) await installPackage('chromium')
  }
  const known = findChromium()
  if (known !== undefined) return { path: known }
  console.log("Downloading Playwright's own Chromium, as this machine has none.")
  const cli = join(ROOT, 'node_modules', 'playwright-core', 'cli.js')
  await runCommand(process.execPath, [cli, 'install', 'chromium'], { limitMinutes: 4 })
  const downloaded = findChromium()
  if (downloaded !== undefined) return { path: downloaded }
  return { missing: 'no Chromium on this machine, and none could be installed (set CHROMIUM_PATH to one)' }
}

function isShell(path: string | undefined): boolean {
  return path !== undefined && basename(path) === SHELL
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
