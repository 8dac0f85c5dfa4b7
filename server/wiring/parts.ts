import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { systemClock } from '#server/adapters/clock/clock.ts'
import { createEmailSender } from '#server/adapters/email/create-email-sender.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { createApi } from '#server/app.ts'
import { PAYMENT_EVENT } from '#server/bookings/take-payment-news.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/db.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open-database.ts'
import { networkOf } from '#server/enquiries/network.ts'
import { joinRunners } from '#server/jobs/join-runners.ts'
import { type JobHandlers, startJobs } from '#server/jobs/start-jobs.ts'
import type { ListenerParts } from '#server/listener.ts'
import { isClip } from '#server/media/clips.ts'
import { createGallery, type Gallery } from '#server/media/gallery.ts'
import { shareCardOf } from '#server/media/share-card.ts'
import { createPageCache, type PageCache } from '#server/pages/page-cache.ts'
import { createSiteHandler, type SiteProvider } from '#server/pages/site-handler.ts'
import { keepSearchFresh } from '#server/search/keep-search-fresh.ts'
import { refreshSearch } from '#server/search/refresh-search.ts'
import { readBrand } from '#server/settings/brand.ts'
import { readCategoryTexts } from '#server/settings/category-texts.ts'
import { readFigures } from '#server/settings/office-figures.ts'
import { readSecretKey } from '#server/settings/secret-key.ts'
import { loadDemoCatalogue, refreshDemoPictures } from './demo-catalogue.ts'
import { bannersOf, type DemoScenes, heroOf, readDemoScenes, sharePictureOf } from './demo-scenes.ts'
import { joinBookings } from './join-bookings.ts'
import { joinFerries } from './join-ferries.ts'
import { keepStock } from './keep-stock.ts'
import { type ConnectedSite, connectSite } from './site-host.ts'
import { createTestMode } from './test-mode.ts'

export type Parts = {
  database: Database
  build: string
  listenerParts: Omit<ListenerParts, 'staticFiles'>
  drawPictures: () => Promise<void>
  close: () => Promise<void>
}

/** Many, as each waits for answers most of the time; what they ask at once is asked together. */
const PAYMENT_HANDS = 32
const MAIL_HANDS = 2
/** `npm run art` draws every picture into it. */
/** What travels with the project, and what `npm run art -- all` has left here. */
const READY_PICTURES = ['../../demo/pictures', '../../art/pictures'].map((each) => join(import.meta.dirname, each))

/** Opens the database, brings it up to date, and joins the slices, the site and the cache to one another. */
export async function buildParts(config: Config, site: SiteProvider, log: Log): Promise<Parts> {
  const dataDir = resolve(config.dataDir)
  await mkdir(dataDir, { recursive: true })
  const database = await openDatabase({
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    dataDir,
    onTrouble: (error, lost) => troubleWith(log, error, lost),
  })
  try {
    return await joinParts(config, dataDir, database, site, log)
  } catch (error) {
    await database.close()
    throw error
  }
}

async function joinParts(
  config: Config,
  dataDir: string,
  database: Database,
  site: SiteProvider,
  log: Log,
): Promise<Parts> {
  const { db } = database
  const clock = systemClock()
  const { now } = clock
  const scenes = readDemoScenes()
  const { brand, secretKey, categoryTexts } = await prepareDatabase(config, database, scenes, now())
  const onError = (error: unknown) => log.error({ event: 'request_failed', err: error }, 'A request failed')
  const ferries = joinFerries(config, database, log)
  const email = createEmailSender({ db, smtpUrl: config.smtpUrl, dataDir, log, now })
  const bookings = joinBookings({
    ...{ config, db, paymentDb: database.urgent, secretKey, payee: brand.brandName, email, log, now },
    ferryOperators: ferries.api.ferryOperators,
    // Asked for long after the gallery below has been opened.
    pictureFile: (path) => fileOf(gallery, path),
  })
  const api = createApi({ ...bookings.parts, authSecret: secretKey, now, ...ferries.api })
  const callApi = (request: Request, clientAddress: string) => api.fetch(request, { clientAddress })
  const host = connectSite({
    config,
    brand,
    categoryTexts,
    ...picturesOf(scenes, secretKey),
    figures: () => readFigures(db),
    now,
    callApi,
    render: createSiteHandler(site),
  })
  const pictureOrigin = config.apiBaseUrl === undefined ? undefined : new URL(config.apiBaseUrl).origin
  const cache = openPages(config, host, callApi, pictureOrigin)
  const jobs = startRunners(database, { log, now }, bookings.handlers, bookings.mailHandlers)
  const outbox = { run: jobs.runOnce, setPaused: jobs.setPaused }
  const search = keepSearchFresh(db, onError)
  const stock = await keepStock({ db, now, log })
  const gallery = createGallery({
    db,
    folder: join(dataDir, 'media'),
    readyFolders: READY_PICTURES,
    sceneUrlOf: scenes.urlOf,
    versionOf: scenes.versionOf,
    cards: { secret: secretKey, brandName: brand.brandName },
    onChange: cache.purge,
    onError,
  })
  return {
    database,
    build: await buildId(),
    listenerParts: {
      origin: config.origin,
      pictureOrigin,
      trustedProxies: config.trustedProxies,
      cache,
      api: callApi,
      site: host.answer,
      picture: (path, range) => (isClip(path) ? scenes.clips.answer(path, range) : gallery.answer(path)),
      ...bookings.listener,
      onUnknownProxy: (peer) => warnOfProxy(log, peer),
      testMode: config.testMode ? createTestMode({ db, clock, jobs: { ...bookings.clockJobs, outbox } }) : undefined,
      onError,
    },
    drawPictures: () => drawInPeace(gallery, log),
    close: async () => {
      stock.stop()
      for (const part of [search, ferries, jobs, bookings]) await part.stop()
      await gallery.close()
      await database.close()
    },
  }
}

/** What the pages show beside the catalogue's own pictures. */
function picturesOf(scenes: DemoScenes, secretKey: string) {
  return {
    sharePicture: sharePictureOf(scenes),
    banners: bannersOf(scenes),
    hero: heroOf(scenes),
    shareCard: (mediaLink: string, title: string) => shareCardOf(mediaLink, title, secretKey),
  }
}

/** What to write into TRUSTED_PROXIES is seen by who runs the proxy; a visitor's own address is no business of the log. */
function warnOfProxy(log: Log, peer: string): void {
  log.warn(
    { event: 'proxy_not_trusted', ip_net: networkOf(peer) },
    'X-Forwarded-For came from a peer that TRUSTED_PROXIES does not name: if that is your proxy, all visitors share the limits of its address',
  )
}

/** Payments go first; mails, with papers to print, have fewer hands and wait while money does. */
function startRunners(
  { db, urgent = db }: Database,
  { log, now }: { log: Log; now: () => Date },
  payments: JobHandlers,
  mails: JobHandlers,
): ReturnType<typeof joinRunners> {
  return joinRunners([
    startJobs({ db: urgent, handlers: payments, log, now, hands: PAYMENT_HANDS }),
    startJobs({ db, handlers: mails, log, now, hands: MAIL_HANDS, givesWayTo: PAYMENT_EVENT }),
  ])
}

/** The page cache over the site and the API; a purge also forgets the answers that pages were made of. */
function openPages(
  config: Config,
  host: ConnectedSite,
  callApi: ListenerParts['api'],
  pictureOrigin?: string,
): PageCache {
  const pages = createPageCache(
    (key) => (key.startsWith('/api/') ? callOnce(callApi, config, key) : host.read(key)),
    config.origin,
    Date.now,
    pictureOrigin,
  )
  return {
    ...pages,
    purge: () => {
      host.forget()
      pages.purge()
    },
  }
}

async function prepareDatabase(config: Config, { db }: Database, scenes: DemoScenes, now: Date) {
  await migrate(db)
  if (!(await loadDemoCatalogue(db, scenes, now))) await refreshDemoPictures(db, scenes)
  await refreshSearch(db)
  const brand = await readBrand(db)
  if (brand === undefined) throw new Error('The settings hold no brand record; the database was not loaded completely.')
  return {
    brand,
    secretKey: config.secretKey ?? (await readSecretKey(db)),
    categoryTexts: await readCategoryTexts(db),
  }
}

async function callOnce(callApi: ListenerParts['api'], config: Config, key: string): Promise<Response> {
  return callApi(new Request(`${config.origin}${key}`, { headers: { accept: 'application/json' } }), '')
}

/** The folder of the build names it; in development there is none. */
async function buildId(): Promise<string> {
  const stamp = join(import.meta.dirname, '../../build/.stamp')
  return readFile(stamp, 'utf8').then(
    (text) => text.trim().slice(0, 16),
    () => 'development',
  )
}

async function fileOf(gallery: Gallery, path: string): Promise<Uint8Array | undefined> {
  const response = await gallery.answer(path)
  return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined
}

async function drawInPeace(gallery: Gallery, log: Log): Promise<void> {
  try {
    await gallery.fillMissing()
  } catch (error) {
    // Each picture is drawn again when a visitor asks for it; the site does without until then.
    log.warn({ event: 'drawing_stopped', err: error }, 'Drawing pictures in advance stopped')
  }
}

function troubleWith(log: Log, error: Error, lost: boolean): void {
  log.error(
    { event: 'database_trouble', err: error, lost },
    lost ? 'The embedded database is gone; restarting is needed' : 'A database connection broke',
  )
  // The embedded engine does not come back in this process; whoever runs it starts it again.
  if (lost) process.exitCode = 1
  if (lost) process.kill(process.pid, 'SIGTERM')
}
