import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { serverHandles } from './tools/vite/cached-pages.ts'
import { inlineScript } from './tools/vite/inline-script.ts'
import { routeStyles } from './tools/vite/route-styles.ts'
import { shortTokens } from './tools/vite/short-tokens.ts'
import { unusedRouterParts } from './tools/vite/unused-router-parts.ts'

const FRAMEWORK = /node_modules[\\/](?:react|react-dom|react-router|scheduler)[\\/]/

/**
 * What nearly every page draws, in one chunk: a page then fetches few files, and each squeezes better than its pieces.
 * A part that only some pages draw (carousel, slider, stepper) stays out and comes with them.
 */
const COMMON = new RegExp(
  [
    'contract/terms/(?:messages|money|limits|paths|pictures)',
    'site/(?:chunks|page/structured-data)\\.',
    // The styles first: they declare the order of the layers.
    'site/styles/',
    'site/features/(?:layout/(?!side-panel)|packages/tour-card)',
    'site/shop/saved/(?!saved-list|hotel-hearts)',
    // The other styles of the frame: in one file with these, so that no part that comes late asks for them a second time.
    'site/ui/(?:scroll-to-top|page-notice)\\.css',
    // Their styles come with the pages that have them.
    'site/(?:ui/(?:chip|choice|empty-state)|shop/cards/product-card)\\.tsx',
    'site/ui/only-unscripted\\.',
    'site/shop/price/price\\.',
    'site/ui/(?:badge|breadcrumbs|button|fact-list|icon|in-page|link|logo|media-links|picture|rating|section-head|server-drawn|status|use-part)\\.',
    // Small and wanted by many: alone, each costs more in its headers than in what it says.
    'contract/(?:map/|terms/(?:enquiry-messages|visitor-paths|calendar-names|time-labels|ferry-paths|enquiry-price|ages|india-time|plain-text)\\.)',
    'site/ui/(?:use-paused|use-close-outside|use-list-keys|use-fetched-list|button-row|use-alive|back-closes)\\.',
    'site/features/(?:currency/chosen-currency|packages/(?:list/list-query|texts)|site-pages/page-missing)\\.',
    'site/shop/(?:privacy-note|cards/use-card-spots)\\.',
  ].join('|'),
)

/** What each page has and none needs at first, with its styles: one file of each, fetched once the page stands. */
const LATE =
  /site\/(?:late-parts|page\/page-progress|features\/(?:saved\/(?:late-notes|seen|lists)|packages\/compare\/late-choosing|search\/search-opener)|shop\/(?:cards\/use-card-transitions|saved\/hotel-hearts|share\/device-share)|ui\/(?:toast|use-modal|modal|close-button))\./

/** What every page with the search bar of hotels draws; panels that open stay out, they come when they are wanted. */
const HOTEL_SEARCH = new RegExp(
  [
    'contract/terms/hotel-stay\\.',
    'site/features/hotels/(?:search/(?!rooms-panel)|(?:hotel-query|stay-notice|stay-texts|texts)\\.)',
    'site/ui/(?:date-range|suggest-field)\\.',
  ].join('|'),
)

/** What pages to read through draw, and what forms that ask for a party draw: two files instead of nine. */
const READING =
  /site\/(?:ui\/(?:rich-text|accordion|section-nav|use-near|largest-file)|features\/reviews\/late-reviews|shop\/product\/product-sections)\./
const PARTY = /site\/(?:shop\/(?:price\/|party\/(?:child-ages?|party-steppers)\.)|ui\/(?:field|stepper|use-answer)\.)/

/** What front pages draw below their search. */
const FRONT = /site\/(?:ui\/slider|features\/reviews\/voices)\./

/** What books is a panel, and on a phone also behind the bar at the bottom. */
const BOOKING_BAR =
  /(?:site\/(?:shop\/(?:enquiry\/ask-office|share\/share-ways|book\/(?:ways-to-book|use-hold-time))|ui\/(?:bottom-bar|press-once|use-own-height))|contract\/terms\/group-texts)\./

/** A hash does not squeeze, and each page names fonts, styles and icons. */
const ASSET_NAMES = 'assets/[name]-[hash:6][extname]'

export default defineConfig({
  build: {
    manifest: true,
    // The page policy allows files under /assets/ only, so nothing is folded into a data address.
    assetsInlineLimit: 0,
    // Browsers that know light-dark() and nesting: the theme stays one set of colours, not two.
    target: 'es2022',
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
  },
  plugins: [inlineScript(), unusedRouterParts(), shortTokens('site'), reactRouter(), serverHandles(), routeStyles()],
  environments: {
    // Draws the pages, and so has to call the files what browsers are told they are called.
    ssr: { build: { rolldownOptions: { output: { assetFileNames: ASSET_NAMES } } } },
    client: {
      build: {
        rolldownOptions: {
          // A constant of another chunk costs its import, and the whole chunk where nothing else of it is asked for.
          optimization: { inlineConst: { mode: 'all', pass: 1 } },
          output: {
            // Every page names the files of all routes, and a hash does not squeeze: few signs tell two versions of one file apart.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ASSET_NAMES,
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'common', test: COMMON },
                { name: 'late', test: LATE },
                // Each page takes the styles of the cards it has; they come with no script of others.
                {
                  name: (id) => `${/cards\/([\w-]+)\.css/.exec(id)?.[1]}-styles`,
                  test: /site\/shop\/cards\/[\w-]+\.css/,
                },
                // Hotels and cars are searched for in the same bar.
                { name: 'search-bar', test: /site\/ui\/search-bar\.css/ },
                // The same for what groups are told.
                { name: 'group-offer', test: /site\/shop\/party\/group-offer\./ },
                { name: 'hotel-search-bar', test: HOTEL_SEARCH },
                { name: 'reading', test: READING },
                { name: 'front', test: FRONT },
                { name: 'home-parts', test: /site\/features\/(?:stories\/latest-stories|cars\/home\/top-cars)\.tsx/ },
                { name: 'party', test: PARTY },
                { name: 'booking-bar', test: BOOKING_BAR },
                { name: 'package-booking', test: /site\/features\/packages\/booking\/(?:party|use-price)\./ },
                // Before the next one, which would take it along: front pages have this.
                { name: 'carousel', test: /site\/ui\/carousel\./ },
                // Apart from them: its field would come to every product. What looks into the store comes with it to the trip.
                { name: 'share-link', test: /site\/(?:shop\/share\/share-link|ui\/use-alive)\./ },
                { name: 'product', test: /site\/shop\/product\/.*tsx/ },
              ],
            },
          },
        },
      },
    },
  },
})
