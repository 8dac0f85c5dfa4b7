import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { PHOTO_BYTES_MAX, REVIEW_PHOTOS_MAX } from '#contract/terms/limits.ts'
import { readConfig, SETTING_NAMES } from '#server/config.ts'
import { HEADER_BYTES_MAX } from '#server/http/connections.ts'
import { ROOT } from '#tools/project-files.ts'

const read = (name: string) => readFileSync(join(ROOT, 'deploy', name), 'utf8')
const Settings = z.record(z.string(), z.string())

/** Of programs beside the site, or of what runs it. */
const NOT_OURS = [
  ...['NODE_ENV', 'MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_'],
  ...['POSTGRES_PASSWORD', 'SITE_HOST'],
]

/** `NAME=value` words. */
function settingsIn(text: string): Record<string, string> {
  return Object.fromEntries(text.split(/\s+/).flatMap((word) => (/^[A-Z_]+=/.test(word) ? [splitOnce(word)] : [])))
}

function splitOnce(word: string): [string, string] {
  const at = word.indexOf('=')
  return [word.slice(0, at), word.slice(at + 1)]
}

const withoutComments = (text: string) => text.replace(/^\s*#.*$/gm, '')

const compose = z
  .object({
    services: z.object({
      site: z.looseObject({ environment: Settings, read_only: z.literal(true), cap_drop: z.tuple([z.literal('ALL')]) }),
      postgres: z.looseObject({ image: z.string() }),
      caddy: z.looseObject({
        environment: Settings,
        networks: z.object({ padauk: z.object({ ipv4_address: z.ipv4() }) }),
      }),
    }),
  })
  .parse(parse(read('compose.yaml')))

/** As compose fills them in: what must be given, and the default of what may be. */
function filled(settings: Record<string, string>, given: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+)(?::[?-]([^}]*))?\}/g, (_, asked: string, fallback = '') => given[asked] ?? fallback),
    ]),
  )
}

const Probe = z.object({ httpGet: z.object({ path: z.enum(['/livez', '/readyz']), port: z.literal('health') }) })
const Container = z.looseObject({
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  startupProbe: Probe.loose(),
  readinessProbe: Probe.loose(),
  livenessProbe: Probe.loose(),
  securityContext: z.object({
    allowPrivilegeEscalation: z.literal(false),
    readOnlyRootFilesystem: z.literal(true),
    capabilities: z.object({ drop: z.tuple([z.literal('ALL')]) }),
  }),
})
const Deployment = z.looseObject({
  spec: z.looseObject({
    selector: z.object({ matchLabels: Settings }),
    template: z.object({
      metadata: z.object({ labels: Settings }),
      spec: z.looseObject({
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
        containers: z.tuple([Container]),
      }),
    }),
  }),
})
const Selecting = z.looseObject({ spec: z.looseObject({ selector: z.unknown() }) })

const manifests = new Map(
  parseAllDocuments(read('kubernetes.yaml')).map((document) => {
    const manifest = z.looseObject({ kind: z.string() }).parse(document.toJS())
    return [manifest.kind, manifest]
  }),
)
const clusterSettings = {
  ...z.looseObject({ data: Settings }).parse(manifests.get('ConfigMap')).data,
  ...z.looseObject({ stringData: Settings }).parse(manifests.get('Secret')).stringData,
}
const GIVEN = { POSTGRES_PASSWORD: 'word', SITE_HOST: 'www.example.com', MAIL: 'keep', PAYMENTS: 'practice' }

describe('the settings of deploy/', () => {
  const named = {
    'padauk.env': Object.keys(settingsIn(withoutComments(read('padauk.env')))),
    'padauk.service': Object.keys(settingsIn(withoutComments(read('padauk.service')).replace(/^Environment=/gm, ''))),
    Containerfile: Object.keys(settingsIn(withoutComments(read('Containerfile')))),
    'compose.yaml': [
      ...Object.keys(compose.services.site.environment),
      ...[...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
    ],
    'kubernetes.yaml': Object.keys(clusterSettings),
  }

  test.each(Object.entries(named))('%s names settings that there are', (_, names) => {
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => !SETTING_NAMES.includes(name) && !NOT_OURS.includes(name))).toEqual([])
  })

  test.each([
    ['padauk.env', settingsIn(withoutComments(read('padauk.env')))],
    ['kubernetes.yaml', clusterSettings],
    ['compose.yaml', filled(compose.services.site.environment, GIVEN)],
  ])('those of %s start a site, and name its proxy', (_, settings) => {
    const { origin, trustedProxies, databaseUrl } = readConfig(settings)
    expect(origin).toBe('https://www.example.com')
    expect(trustedProxies.length).toBeGreaterThan(0)
    expect(databaseUrl).toBeDefined()
  })
})

test('the compose file trusts the address that its proxy has, and leads it to the port of the site', () => {
  const { site, caddy } = compose.services
  expect(site.environment.TRUSTED_PROXIES).toBe(caddy.networks.padauk.ipv4_address)
  const { PORT, HOST } = settingsIn(withoutComments(read('Containerfile')))
  expect([caddy.environment.SITE_UPSTREAM, HOST]).toEqual([`site:${PORT}`, '0.0.0.0'])
})

test('probes of the cluster ask the health port of the settings, and everything finds the pods', () => {
  const { spec } = Deployment.parse(manifests.get('Deployment'))
  const [site] = spec.template.spec.containers
  const { port, healthPort, healthHost } = readConfig(clusterSettings)
  expect(site.ports).toEqual([
    { name: 'http', containerPort: port },
    { name: 'health', containerPort: healthPort },
  ])
  expect(healthHost).toBe('0.0.0.0')
  const { labels } = spec.template.metadata
  expect(spec.selector.matchLabels).toEqual(labels)
  expect(Selecting.parse(manifests.get('PodDisruptionBudget')).spec.selector).toEqual({ matchLabels: labels })
  expect(Selecting.parse(manifests.get('Service')).spec.selector).toEqual(labels)
  expect([...manifests.keys()].sort()).toEqual(
    'ConfigMap Deployment Ingress PodDisruptionBudget Secret Service'.split(' '),
  )
})

test('the container and the unit start the site as `npm start` does', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const started = String(scripts.start)
  const flags = started.slice(started.indexOf('node ') + 'node '.length)
  expect(withoutComments(read('padauk.service'))).toContain(`/node_modules/.bin/node ${flags}\n`)
  const entry = ['node_modules/.bin/node', ...flags.split(' ')]
  expect(read('Containerfile')).toContain(`ENTRYPOINT [${entry.map((word) => JSON.stringify(word)).join(', ')}]`)
  const memory = settingsIn(started)
  expect(Object.keys(memory)).toHaveLength(3)
  expect(settingsIn(read('Containerfile'))).toMatchObject(memory)
  expect(settingsIn(read('padauk.service'))).toMatchObject(memory)
})

test('a proxy lets through the largest body that the site takes, and hardly more; and its headers', () => {
  const MEGABYTE = 1_048_576
  const largest = REVIEW_PHOTOS_MAX * PHOTO_BYTES_MAX
  const limits = [
    /client_max_body_size (\d+)m;/.exec(read('nginx.conf')),
    /max_size (\d+)MiB/.exec(read('Caddyfile')),
    /proxy-body-size: (\d+)m/.exec(read('kubernetes.yaml')),
  ].map((found) => Number(found?.[1]) * MEGABYTE)
  for (const limit of limits) {
    expect(limit).toBeGreaterThan(largest)
    expect(limit).toBeLessThan(largest + 2 * MEGABYTE)
  }
  expect(read('nginx.conf')).toContain(`large_client_header_buffers 4 ${HEADER_BYTES_MAX / 1_024}k;`)
})

test('a built site starts without its builders: nothing loads them before there is something to build', () => {
  const loaded = ['start.ts', 'build-site.ts', 'close-on-signal.ts', 'project-files.ts'].map((file) => {
    const text = readFileSync(join(ROOT, 'tools', file), 'utf8')
    return [...text.matchAll(/^import .*'([^']+)'$/gm)]
      .map(([, from = '']) => from)
      .filter((from) => !/^node:/.test(from))
  })
  expect(loaded).toEqual([
    ['./build-site.ts', './close-on-signal.ts', './project-files.ts'],
    ['./project-files.ts'],
    [],
    [],
  ])
})
