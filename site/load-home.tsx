import { LIST_LIMIT_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchPackages, fetchSpecialPackages, type PackageSummary } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { loadTopCars } from './features/cars/home/top-cars-loader.ts'
import { Finder } from './features/home/finder.tsx'
import { loadFinder } from './features/home/finder-loader.ts'
import type { HomeSlide } from './features/home/hero.tsx'
import { HeroSlide } from './features/home/hero-slides.tsx'
import { dealsAmong, type HomePackage, toHomeCards, topPackages } from './features/home/home-view.ts'
import { Services } from './features/home/services.tsx'
import { HOME_TEXTS } from './features/home/texts.ts'
import { loadTopHotels } from './features/hotels/home/top-hotels-loader.ts'
import { loadVoices } from './features/reviews/voices-loader.ts'
import { loadLatestStories } from './features/stories/latest-loader.ts'
import { loadHomePlaces } from './load-home-places.tsx'
import { drawPart } from './page/draw-part.ts'
import { cardPicture, leanPicture } from './page/lean-picture.ts'
import { ProductCard } from './shop/cards/product-card.tsx'
import { leaveInPage, numberedFrom } from './ui/in-page.tsx'

/** As many voices as stand in a row, and one that shows there are more. */
const VOICES_SHOWN = 6
const STORIES_SHOWN = 3
/** As many as stand in a row, and one that shows there are more. */
const HOTELS_SHOWN = 5
const CARS_SHOWN = 3

/** The first number of what each of them draws. */
const MARKS = { places: 10, voices: 20, stories: 30, hotels: 40, rest: 50 }

type Host = Pick<SiteHost, 'api' | 'brand' | 'now' | 'hero' | 'banners' | 'isDocument' | 'inPage'>

/** What the home page shows; each call that fails leaves its own section with words instead. */
export async function loadHome(page: Host) {
  const { api } = page
  const host = numberedFrom(page, MARKS.rest)
  const [packages, specials, places, voices, latest, hotels, cars, finder] = await Promise.all([
    api.call(fetchPackages, { query: { limit: String(LIST_LIMIT_MAX) } }),
    api.call(fetchSpecialPackages),
    loadHomePlaces(numberedFrom(host, MARKS.places)),
    loadVoices(numberedFrom(host, MARKS.voices), VOICES_SHOWN),
    loadLatestStories(numberedFrom(host, MARKS.stories), STORIES_SHOWN),
    loadTopHotels(numberedFrom(host, MARKS.hotels), HOTELS_SHOWN),
    loadTopCars(host, CARS_SHOWN),
    loadFinder(host, HOTELS_SHOWN),
  ])
  const top = topOf(specials, packages)
  return {
    /** What a shared link shows. */
    picture: top.ok ? pictureOf(top.value) : undefined,
    hero: heroSlides(host),
    finder: drawPart(<Finder view={finder} />, host),
    deals: packages.ok ? ok(drawCards(dealsAmong(packages.value.packageData), DEALS_SIZES, host)) : packages,
    specials: top.ok ? ok(drawCards(top.value, SPECIALS_SIZES, host)) : top,
    places,
    voices,
    latest,
    hotels,
    cars: cars && leaveInPage(cars, host),
    services: drawPart(<Services pictures={servicePictures(host)} />, host),
  }
}

type Answer = Result<{ packageData: readonly PackageSummary[] }, CallFailure>

/** Without special ones a failure of the whole list is the section's own. */
function topOf(specials: Answer, packages: Answer): Result<readonly PackageSummary[], CallFailure> {
  if (!specials.ok) return specials
  const { packageData: first } = specials.value
  if (!packages.ok) return first.length === 0 ? packages : ok(first)
  return ok(topPackages(first, packages.value.packageData))
}

function heroSlides(host: Host): HomeSlide[] {
  const scenes = host.hero ?? []
  return HOME_TEXTS.hero.titles.slice(0, Math.max(1, scenes.length)).map((_, index) => {
    const scene = scenes[index]
    return { caption: scene?.caption, drawn: drawPart(<HeroSlide index={index} scene={scene} />, host) }
  })
}

const SPECIALS_SIZES = '(width > 1200px) 282px, (width > 767px) 30vw, (width > 375px) 45vw, 88vw'
const DEALS_SIZES = '(width >= 1280px) 384px, (width >= 900px) 30vw, (width >= 560px) 45vw, min(78vw, 300px)'

function drawCards(summaries: readonly PackageSummary[], sizes: string, host: Host): HomePackage[] {
  return toHomeCards(summaries).map(({ slug, ...card }) => ({
    slug,
    name: card.name,
    drawn: drawPart(<ProductCard card={card} href={paths.packageDetails(slug)} sizes={sizes} />, host),
  }))
}

function pictureOf([first]: readonly PackageSummary[]) {
  return first?.images[0] && leanPicture(first.images[0])
}

/** A picture of each service that has one, by the path of its page. */
function servicePictures({ banners = {} }: Host) {
  const named = {
    [paths.waterSports]: banners['water-sports'],
    [paths.hotels]: banners.hotels,
    [paths.ferry]: banners.ferry,
    [paths.carRental]: banners['car-rental'],
  }
  return Object.fromEntries(
    Object.entries(named).flatMap(([path, picture]) => (picture ? [[path, cardPicture(leanPicture(picture))]] : [])),
  )
}
