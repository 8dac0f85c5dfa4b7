import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBenchServer, withDataDir } from './bench/server-process.ts'
import { buildSite } from './build-site.ts'
import { SITE_HOST } from './deploy/ask-proxy.ts'
import { type Check, checksOf, checksWithoutSite } from './deploy/proxy-checks.ts'
import { findProgram, type RunningProxy, startCaddy, startNginx } from './deploy/start-proxy.ts'
import { checkUnit } from './deploy/systemd-unit.ts'

const PROXIES = [
  { program: 'nginx', start: startNginx },
  { program: 'caddy', start: startCaddy },
] as const

/** As behind a proxy of this machine, without a bank and a mail server. */
const SITE = {
  ORIGIN: `https://${SITE_HOST}`,
  TRUSTED_PROXIES: '127.0.0.1',
  PAYMENTS: 'practice',
  MAIL: 'keep',
  LOG_LEVEL: 'info',
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/** `npm run test:deploy` tries what is in deploy/ with the programs that are on this machine; ends with 1 where something does not hold. */
async function main(): Promise<void> {
  await buildSite()
  let failed = 0
  for (const { program, start } of PROXIES) {
    const path = findProgram(program)
    console.log(`\n${program}`)
    if (path === undefined) console.log('  skipped: it is not on this machine')
    else failed += await behindProxy((folder, port) => start(path, folder, port))
  }
  console.log('\nsystemd')
  failed += await runAll(await checkUnit())
  console.log(failed === 0 ? '\nAll that was tried holds.' : `\nNot held: ${failed}.`)
  process.exitCode = failed === 0 ? 0 : 1
}

/** A site behind the proxy; then the proxy without it. */
async function behindProxy(start: (folder: string, sitePort: number) => Promise<RunningProxy>): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'padauk-deploy-'))
  let log = ''
  try {
    return await withDataDir(async (dataDir) => {
      const site = await startBenchServer({
        dataDir,
        environment: SITE,
        onWritten: (text) => {
          log += text
        },
      })
      const proxy = await start(folder, Number(new URL(site.origin).port)).catch(async (error: unknown) => {
        await site.stop()
        throw error
      })
      try {
        const failed = await runAll(checksOf(proxy, () => log)).finally(() => site.stop())
        return failed + (await runAll(checksWithoutSite(proxy)))
      } finally {
        await proxy.stop()
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function runAll(checks: readonly Check[]): Promise<number> {
  let failed = 0
  for (const { name, run } of checks) {
    const complaint = await run().catch((error: unknown) => String(error))
    if (complaint !== undefined) failed += 1
    console.log(complaint === undefined ? `  ok      ${name}` : `  FAILED  ${name}: ${complaint}`)
  }
  return failed
}
