import { existsSync } from 'node:fs'
import { runCommand } from './run-command.ts'

const PATIENCE = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::https::Timeout=20', '-o', 'Acquire::Retries=1']
const INSTALL_MINUTES = 4

/** Whether packages of the system may be installed here: by root on Debian or a relative of it. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs a system package; says whether that worked. A list of packages that is too old is renewed once. */
export async function installPackage(name: string): Promise<boolean> {
  console.log(`Installing ${name} from the system's packages.`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    runCommand('apt-get', [...PATIENCE, 'install', '-y', '--no-install-recommends', name], {
      env,
      limitMinutes: INSTALL_MINUTES,
    })
  if ((await install()).ok) return true
  await runCommand('apt-get', [...PATIENCE, 'update'], { env, limitMinutes: INSTALL_MINUTES })
  return (await install()).ok
}
