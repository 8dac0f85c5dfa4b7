import { paths } from '#contract/terms/paths.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { breadcrumbLd, itemListLd, type PageHead, pageHead } from '#site/page/seo.ts'
import type { PackageCardView } from '#site/shop/cards/package-card-view.ts'
import { LIST_TEXTS } from '../texts.ts'
import type { PackageListData } from './list-loader.ts'

/** The head of a package list; `path` is the address it has without filters. A category has one address of its own. */
export function packageListHead(host: SiteHost, list: PackageListData, path: string): PageHead {
  const { heading, intro } = list.words
  const name = list.category?.name
  return pageHead(host, {
    title: named(heading, name),
    description: intro === '' ? LIST_TEXTS.all.intro : named(intro, name),
    path: list.category ? paths.category(list.category.slug) : path,
    picture: list.banner ?? list.cards[0]?.picture,
    jsonLd: [
      breadcrumbLd(host.origin, [
        { name: LIST_TEXTS.all.heading, path: paths.tours },
        ...(list.category ? [{ name: list.category.name, path: paths.category(list.category.slug) }] : []),
      ]),
      // The address it goes by shows the first page.
      ...(list.query.page === 1 ? [cardsLd(host, heading, list.cards)] : []),
    ],
  })
}

/** A heading may speak of the category without naming it; what stands alone in a list of search results names it. */
function named(words: string, category: string | undefined): string {
  if (category === undefined || words.toLowerCase().includes(category.toLowerCase())) return words
  return `${LIST_TEXTS.category(category).heading}: ${words}`
}

function cardsLd(host: SiteHost, name: string, cards: readonly PackageCardView[]) {
  return itemListLd(
    host.origin,
    name,
    cards.map((card) => ({ name: card.name, path: paths.packageDetails(card.slug) })),
  )
}
