import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { endWithUs } from '../machine/end-with-us.ts'
import { freePort } from '../machine/postgres.ts'
import { runCommand } from '../machine/run-command.ts'
import { ROOT } from '../project-files.ts'
import { SITE_HOST, type WebProxy } from './ask-proxy.ts'

const DEPLOY = join(ROOT, 'deploy')
const START_MS = 15_000

export type RunningProxy = WebProxy & { stop: () => Promise<void> }

/** Where a program is; system administrators' folders are often on no ordinary PATH. */
export function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** nginx with deploy/nginx.conf, but for its ports, its paths and the port of the site. */
export async function startNginx(program: string, folder: string, sitePort: number): Promise<RunningProxy> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  await makeCertificate(folder)
  // Its worker processes are of another account where it is started by root.
  await chmod(folder, 0o755)
  const conf = replaced(await readFile(join(DEPLOY, 'nginx.conf'), 'utf8'), [
    ['server 127.0.0.1:3000;', `server 127.0.0.1:${sitePort};`],
    ['listen 80;', `listen 127.0.0.1:${httpPort};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${httpsPort} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
    ['/etc/ssl/padauk/fullchain.pem', join(folder, 'certificate.pem')],
    ['/etc/ssl/padauk/privkey.pem', join(folder, 'key.pem')],
    ['/var/cache/nginx/padauk', join(folder, 'files')],
    ['root /etc/padauk;', `root ${DEPLOY};`],
  ])
  await writeFile(join(folder, 'padauk.conf'), conf)
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (each) => `${each}_temp_path ${folder}/${each};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; error_log stderr;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events {}
    http { access_log off; ${places.join(' ')} include ${folder}/padauk.conf; }`,
  )
  const flags = ['-p', folder, '-c', join(folder, 'nginx.conf')]
  const tested = await runCommand(program, ['-t', ...flags])
  if (!tested.ok) throw new Error(`nginx -t: ${tested.output}`)
  const child = await begin(program, flags, {}, httpsPort)
  const authority = () => readFileSync(join(folder, 'certificate.pem'), 'utf8')
  return { name: 'nginx', httpPort, httpsPort, authority, stop: () => end(child) }
}

/** Caddy with deploy/Caddyfile as it is, under settings of the trial: other ports, and a certificate of its own authority. */
export async function startCaddy(program: string, folder: string, sitePort: number): Promise<RunningProxy> {
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const options = `{
	admin off
	local_certs
	skip_install_trust
	http_port ${httpPort}
	https_port ${httpsPort}
}
import ${join(DEPLOY, 'Caddyfile')}
`
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'Caddyfile'), options)
  const surroundings = {
    ...{ SITE_ADDRESS: SITE_HOST, SITE_UPSTREAM: `127.0.0.1:${sitePort}`, AWAY_FOLDER: DEPLOY },
    ...{ XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder, HOME: folder },
  }
  const flags = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')]
  const child = await begin(program, flags, surroundings, httpsPort)
  const root = join(folder, 'caddy/pki/authorities/local/root.crt')
  const authority = () => readFileSync(root, 'utf8')
  return { name: 'Caddy', httpPort, httpsPort, authority, stop: () => end(child) }
}

/** Each text once, and all of them: a file that has changed is not tried in part. */
function replaced(text: string, pairs: readonly [string, string][]): string {
  return pairs.reduce((whole, [was, is]) => {
    if (!whole.includes(was)) throw new Error(`deploy/nginx.conf has no "${was}"`)
    return whole.replaceAll(was, is)
  }, text)
}

async function makeCertificate(folder: string): Promise<void> {
  const made = await runCommand('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', `/CN=${SITE_HOST}`, '-addext', `subjectAltName=DNS:${SITE_HOST}`],
    ...['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'certificate.pem')],
  ])
  if (!made.ok) throw new Error(`openssl made no certificate: ${made.output}`)
}

async function begin(
  program: string,
  flags: string[],
  env: Record<string, string>,
  port: number,
): Promise<ChildProcess> {
  const child = spawn(program, flags, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } })
  endWithUs(child, 'SIGTERM')
  let words = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    words = `${words}${chunk.toString()}`.slice(-2_000)
  })
  for (const until = Date.now() + START_MS; Date.now() < until && child.exitCode === null; await wait(50))
    if (await isOpen(port)) return child
  child.kill('SIGKILL')
  throw new Error(`${program} did not start: ${words}`)
}

function isOpen(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const socket = connect(port, '127.0.0.1', () => resolve(true))
  socket.once('error', () => resolve(false))
  return promise.finally(() => socket.destroy())
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}
