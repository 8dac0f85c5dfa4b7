import type { Brand } from '../terms/brand.ts'
import type { OfficeFigures } from '../terms/office-figures.ts'
import type { ApiClient } from './client.ts'

/** One of our own drawn pictures; `mediaLink` is its plain file. */
export type ScenePicture = { mediaLink: string; alt: string; width: number; height: number }

/** The plain files of one picture. */
type ByDayAndNight = { day: string; night: string }
/** A scene as one picture, and as layers that lie upon one another, the farthest first. */
export type LayeredScene = { caption: string; alt: string; flat: ByDayAndNight; layers: ByDayAndNight[] }

/** What the server hands to the site for one page: everything a loader may reach. */
export type SiteHost = {
  api: ApiClient
  /** The public origin from the settings, never from the Host header; no slash at the end. */
  origin: string
  brand: Brand
  /** The sheet with the operator's own colour and logo; undefined where the site has those that it comes with. */
  brandSheet?: string | undefined
  /** What the office has set, as it stands now. */
  figures: OfficeFigures
  /** Headings and introductions of category pages, by slug. */
  categoryTexts: Record<string, { heading: string; intro: string }>
  /** What a shared link shows when its page has no picture of its own. */
  sharePicture?: ScenePicture
  /**
   * The picture in the banner of a category's page, by slug; that of all packages has an empty slug. Also those of
   * `water-sports`, `hotels`, `car-rental`, `ferry` and `ferry-cabin`, each vessel's as `vessel.<id>` and
   * each colleague's as `person.<id>`.
   */
  banners?: Record<string, ScenePicture>
  /** What opens the home page, one a slide. */
  hero?: LayeredScene[]
  /** The path of one of our own pictures with a title beside it, for shared links; undefined for a picture from elsewhere. */
  shareCard?: (mediaLink: string, title: string) => string | undefined
  now: Date
  /** What a file of the build must be, by its path (an `integrity` attribute); undefined while developing. */
  integrityOf?: (path: string) => string | undefined
  /** True where no money moves and somebody could take the pages for real ones: each of them says so. */
  tellsPractice?: boolean
  /** False where seats come from a provider: the browser can then listen to no stream of ours and asks again instead. */
  streamsSeats: boolean
  /** True for a whole page, false for the framework's data request of a later visit. */
  isDocument: boolean
  /** What the page holds once, drawn, and its data only by number; filled while a page is made. */
  inPage: { values: unknown[]; next: number }
  /** Called by a page whose address asks for what we do not have: it is kept for seconds, like a missing one. */
  cacheBriefly?: () => void
}

/** What the built site exports beside the framework's own entry: pages on demand, each with its host. */
export type SiteEntry<Build = unknown> = {
  createPageHandler: (
    build: Build,
    mode: 'production' | 'development',
  ) => (request: Request, host: SiteHost) => Promise<Response>
}
