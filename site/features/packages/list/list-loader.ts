import { PACKAGE_PAGE_SIZE } from '#contract/terms/limits.ts'
import { fetchCategories, isOnMenu } from '#contract/v1/categories.ts'
import type { CallFailure } from '#contract/v1/client.ts'
import { fetchPackages } from '#contract/v1/packages.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { cardPicture } from '#site/page/lean-picture.ts'
import { leftOut } from '#site/page/left-out.ts'
import { type PackageCardView, toCardViews } from '#site/shop/cards/package-card-view.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import { LIST_TEXTS } from '../texts.ts'
import { countFilters, type ListQuery, NO_FILTERS, PAGES_IN_ONE_DOCUMENT } from './list-query.ts'
import { readListQuery, wireQuery } from './read-list-query.ts'

export type CategoryChoice = { slug: string; name: string }

export type PackageListData = {
  /** The category the list is fixed to, or none: then all packages are listed. */
  category?: CategoryChoice
  categories: CategoryChoice[]
  /** The operator's own heading and introduction of the category, where there are some. */
  words: { heading: string; intro: string }
  banner?: PictureSource
  query: ListQuery
  /** Words for what of the address could not be read. */
  leftOut?: string
  cards: PackageCardView[]
  firstPage: number
  /** Undefined when the provider does not say how many there are. */
  total: number | undefined
  hasMore: boolean
  durations: { nights: number; count: number }[]
  /** The words of a call that brought nothing; the cards are those that came before it. */
  failure?: string
}

/** Everything a package list shows, or undefined when there is no such category. */
export async function loadPackageList(
  host: Pick<SiteHost, 'api' | 'banners' | 'categoryTexts'>,
  search: URLSearchParams,
  categorySlug?: string,
): Promise<PackageListData | undefined> {
  const { query, understood, swapped } = readListQuery(search)
  // The first filter on a category's page drops the category: it offers the lengths that all packages have.
  const dropsCategory = categorySlug !== undefined && countFilters(query) === 0
  const [menu, pages, all] = await Promise.all([
    loadMenu(host),
    loadPages(host, query, categorySlug),
    dropsCategory ? loadPages(host, NO_FILTERS) : undefined,
  ])
  const category = findCategory(menu, categorySlug, pages.cards)
  if (categorySlug !== undefined && (category === undefined || pages.missing)) return undefined
  const banner = host.banners?.[category?.slug ?? '']
  return {
    ...(category ? { category } : {}),
    ...(banner ? { banner: cardPicture(banner) } : {}),
    categories: menu ?? [],
    words: category ? (host.categoryTexts[category.slug] ?? LIST_TEXTS.category(category.name)) : LIST_TEXTS.all,
    query,
    ...leftOut(understood, { isSwapped: swapped }),
    cards: pages.cards,
    firstPage: pages.firstPage,
    total: pages.total,
    hasMore: pages.hasMore,
    durations: all?.durations ?? pages.durations,
    ...(pages.failure ? { failure: pages.failure.message } : {}),
  }
}

async function loadMenu({ api }: Pick<SiteHost, 'api'>): Promise<CategoryChoice[] | undefined> {
  const answer = await api.call(fetchCategories)
  if (!answer.ok) return undefined
  return answer.value.categoryData
    .filter(isOnMenu)
    .sort((one, other) => one.order - other.order)
    .map(({ slug, categoryName }) => ({ slug, name: categoryName }))
}

/** Without a menu (the call failed) the slug is believed, and the cards give it its name. */
function findCategory(
  menu: CategoryChoice[] | undefined,
  slug: string | undefined,
  cards: PackageCardView[],
): CategoryChoice | undefined {
  if (slug === undefined) return undefined
  if (menu !== undefined) return menu.find((category) => category.slug === slug)
  return { slug, name: cards[0]?.category ?? titleOf(slug) }
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Pages = Pick<PackageListData, 'cards' | 'firstPage' | 'total' | 'hasMore' | 'durations'> & {
  failure?: CallFailure
  missing: boolean
}

/** The pages up to the one asked for, so that Back finds the list as long as it was left. */
async function loadPages({ api }: Pick<SiteHost, 'api'>, query: ListQuery, categorySlug?: string): Promise<Pages> {
  const firstPage = query.page - ((query.page - 1) % PAGES_IN_ONE_DOCUMENT)
  const numbers = Array.from({ length: query.page - firstPage + 1 }, (_, index) => firstPage + index)
  const answers = await Promise.all(
    numbers.map((page) => api.call(fetchPackages, { query: wireQuery(query, categorySlug, page, PACKAGE_PAGE_SIZE) })),
  )
  const pages: Pages = { cards: [], firstPage, total: undefined, hasMore: false, durations: [], missing: false }
  for (const answer of answers) {
    if (!answer.ok) {
      return { ...pages, hasMore: false, failure: answer.error, missing: answer.error.status === 404 }
    }
    const { packageData, total, totalKnown, facets } = answer.value
    // Page by page: a longer list leaves the words of its first cards alone.
    pages.cards.push(...toCardViews(packageData))
    pages.durations = facets.durations.map(({ nights, count }) => ({ nights, count }))
    pages.total = totalKnown === false ? undefined : total
    const before = (firstPage - 1) * PACKAGE_PAGE_SIZE
    pages.hasMore =
      totalKnown === false ? packageData.length === PACKAGE_PAGE_SIZE : before + pages.cards.length < total
    if (packageData.length === 0) pages.hasMore = false
  }
  return pages
}
