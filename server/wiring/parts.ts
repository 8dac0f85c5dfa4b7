import { join, resolve } from 'node:path'
import { bannersOf, boatsOf, type DemoScenes, heroOf, readDemoScenes, sharePictureOf } from '#demo/load/scenes.ts'
import { systemClock } from '#server/adapters/clock/clock.ts'
import { createEmailSender } from '#server/adapters/email/create-email-sender.ts'
import type { Log } from '#server/adapters/log/log.ts'
import { PAYMENT_EVENT } from '#server/bookings/payments/apply-webhook-events.ts'
import type { Config } from '#server/config.ts'
import { damageIn } from '#server/db/damaged-database.ts'
import type { Database, Db } from '#server/db/db.ts'
import { atOneStartATime } from '#server/db/in-transaction.ts'
import { embeddedFolder, openDatabase } from '#server/db/open-database.ts'
import { joinRunners } from '#server/jobs/join-runners.ts'
import { clockLeasesOf } from '#server/jobs/lease-clock-job.ts'
import { startJobs } from '#server/jobs/start-jobs.ts'
import type { ListenerParts } from '#server/listener.ts'
import { isClip } from '#server/media/clips.ts'
import { createGallery, type Gallery } from '#server/media/gallery.ts'
import { findPhoto } from '#server/media/photo-files.ts'
import { shareCardOf } from '#server/media/share-card.ts'
import { cachePlanner } from '#server/pages/route-table.ts'
import { createSiteHandler, type SiteProvider } from '#server/pages/site-handler.ts'
import { answerReviewPhoto, isReviewPhoto } from '#server/reviews/photo-files.ts'
import { scheduleSearchRefresh } from '#server/search/refresh-search.ts'
import { findLogo } from '#server/settings/brand-look.ts'
import { readFigures } from '#server/settings/office-figures.ts'
import { schedulePolicies } from '#server/site-pages/policy-versions.ts'
import { knownVisitors } from '#server/visitors/known-visitors.ts'
import { limitPeersOf } from '#server/workers/limit-peers.ts'
import { buildId } from './build-id.ts'
import { closeDataFolder } from './close-data-folder.ts'
import { joinApis } from './join-apis.ts'
import { type JoinedBookings, joinBookings } from './join-bookings.ts'
import { joinFerries } from './join-ferries.ts'
import { firstOwnerLink, officePage } from './join-office.ts'
import { joinPages } from './join-pages.ts'
import { prepareDatabase } from './prepare-database.ts'
import { readAnew } from './read-anew.ts'
import { scheduleStock } from './schedule-stock.ts'
import { setupOf } from './setup-of.ts'
import { createTestMode } from './test-mode.ts'
import { errorsTo, troubleWith, warnOfProxy } from './trouble.ts'

export type Parts = {
  database: Database
  build: string
  listenerParts: Omit<ListenerParts, 'staticFiles'>
  drawPictures: () => Promise<void>
  /** How far the replica is behind; absent without one. */
  replicaLag: (() => number | undefined) | undefined
  /** A new link for the first owner of the office, while there is none. */
  offerFirstOwner: () => Promise<string | undefined>
  close: () => Promise<void>
}

/** Many, as each waits for answers most of the time; what they ask at once is asked together. */
const PAYMENT_CONCURRENCY = 32
const MAIL_CONCURRENCY = 2
const UNKNOWN_ORDER_CONCURRENCY = 4
/** What travels with the project, and what `npm run art -- all` has left here. */
const READY_PICTURES = ['../../demo/pictures', '../../art/pictures'].map((each) => join(import.meta.dirname, each))

/** Opens the database, brings it up to date, and joins the slices, the site and the cache to one another. */
export async function buildParts(
  config: Config,
  site: SiteProvider,
  log: Log,
  /** Aborted once the site stops. */
  closing: AbortSignal = new AbortController().signal,
): Promise<Parts> {
  const dataDir = resolve(config.dataDir)
  closeDataFolder(dataDir)
  let isStarted = false
  const database = await openDatabase({
    ...(config.databaseUrl === undefined ? {} : { databaseUrl: config.databaseUrl }),
    ...{ dataDir, processes: config.workers },
    // Until then the start itself fails, with the sentence that says why.
    onTrouble: (error, lost) => isStarted && troubleWith(log, error, lost),
  })
  try {
    const parts = await joinParts(config, dataDir, database, site, log, closing)
    isStarted = true
    return parts
  } catch (error) {
    await database.close()
    throw database.kind === 'embedded' ? damageIn(embeddedFolder(dataDir), error) : error
  }
}

async function joinParts(
  config: Config,
  dataDir: string,
  database: Database,
  site: SiteProvider,
  log: Log,
  closing: AbortSignal,
): Promise<Parts> {
  const { db } = database
  const clock = systemClock()
  const { now } = clock
  const scenes = readDemoScenes()
  const { brand, secretKey, categoryTexts } = await atOneStartATime(database, () =>
    prepareDatabase(config, db, scenes, now()),
  )
  const onError = errorsTo(log)
  const ferries = joinFerries(config, database, log)
  // Asked for long after the gallery below has been opened.
  const pictureFile = (path: string) => fileOf(gallery, path)
  const email = createEmailSender({ ...config, db, dataDir, log, now, findLogo: () => findLogo(db, pictureFile) })
  const bookings = joinBookings({
    ...{ config, db, paymentDb: database.urgent, secretKey, email, log, now },
    ...{ ferryOperators: ferries.api.ferryOperators, leaseClockJob: clockLeasesOf(database) },
    ...{ pictureFile, boatPicture: boatsOf(scenes) },
  })
  const apiParts = { ...bookings.parts, ...settingsOf(config, secretKey), now, closing, ...ferries.api }
  const { api, callApi, replica } = joinApis(config, db, log, apiParts)
  const {
    site: host,
    cache,
    watch,
    pictureOrigin,
  } = joinPages({
    ...{ config, database, callApi, replica, onError, brand, categoryTexts, ...readAnew(db) },
    ...picturesOf(scenes, secretKey),
    ...{ figures: () => readFigures(db), now, clientOf: api.clientOf },
    ...renderedBy(site),
  })
  const outbox = startRunners(database, { log, now }, bookings)
  const texts = [scheduleSearchRefresh(db, onError), schedulePolicies(db, onError)]
  const stock = await atOneStartATime(database, () => scheduleStock({ db, now, log }))
  const gallery = createGallery({
    db,
    folder: join(dataDir, 'media'),
    readyFolders: READY_PICTURES,
    sceneUrlOf: scenes.urlOf,
    versionOf: scenes.versionOf,
    photoOf: findPhoto(db, join(dataDir, 'media')),
    cards: { secret: secretKey, secretFallback: config.secretKeyFallback, brandName: brand.brandName },
    onChange: cache.purge,
    onError,
  })
  // Last: what the start itself writes is in the first page already.
  await watch.look()
  return {
    database,
    build: await buildId(),
    listenerParts: {
      ...{ origin: config.origin, pictureOrigin, trustedProxies: config.trustedProxies },
      ...{ cache, planCache: cachePlanner(site.cachedPages), api: callApi, site: host.answer },
      office: officePage(config, db),
      picture: pictureAnswers(db, scenes, gallery),
      ...bookings.listener,
      onUnknownProxy: (peer) => warnOfProxy(log, peer),
      isKnownVisitor: knownVisitors(db, config.origin),
      testMode: config.testMode ? createTestMode({ db, clock, jobs: { ...bookings.scheduled, outbox } }) : undefined,
      onError,
    },
    ...{ drawPictures: () => drawInPeace(gallery, log), replicaLag: replica?.lagSeconds },
    offerFirstOwner: () => firstOwnerLink(config, db, secretKey),
    close: async () => {
      await stopAll([watch, stock, ...texts, ferries, outbox, bookings, ...(replica ? [replica] : [])])
      await gallery.close()
      await database.close()
    },
  }
}

/** Clips, photographs of travellers, and the pictures of the catalogue. */
function pictureAnswers(db: Db, { clips }: DemoScenes, gallery: Gallery): ListenerParts['picture'] {
  return (path, range) => {
    if (isReviewPhoto(path)) return answerReviewPhoto(db, path)
    return isClip(path) ? clips.answer(path, range) : gallery.answer(path)
  }
}

function renderedBy(site: SiteProvider) {
  return { render: createSiteHandler(site), ...(site.integrityOf ? { integrityOf: site.integrityOf } : {}) }
}

/** One after the other, in this order. */
async function stopAll(parts: readonly { stop(): unknown }[]): Promise<void> {
  for (const part of parts) await part.stop()
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

/** Payments go first; webhook events of unknown orders have a runner of their own; mails, with documents to print, run at lower concurrency and yield to payments. */
function startRunners(
  { db, urgent = db }: Database,
  { log, now }: { log: Log; now: () => Date },
  { handlers, unknownOrderHandlers, mailHandlers }: JoinedBookings,
): ReturnType<typeof joinRunners> {
  return joinRunners([
    startJobs({ db: urgent, handlers, log, now, concurrency: PAYMENT_CONCURRENCY }),
    startJobs({ db: urgent, handlers: unknownOrderHandlers, log, now, concurrency: UNKNOWN_ORDER_CONCURRENCY }),
    startJobs({ db, handlers: mailHandlers, log, now, concurrency: MAIL_CONCURRENCY, yieldsTo: PAYMENT_EVENT }),
  ])
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

function settingsOf(config: Config, secretKey: string) {
  const { secretKeyFallback, adminEmail, dataDir } = config
  return {
    authSecret: secretKey,
    authFallback: secretKeyFallback,
    adminEmail,
    setup: setupOf(config, resolve(dataDir)),
    limitPeers: limitPeersOf(config),
  }
}
