import { counted } from '#contract/terms/counted.ts'
import { paths } from '#contract/terms/paths.ts'
import type { HotelCardView } from '#site/shop/cards/hotel-card.tsx'
import { ProductCard } from '#site/shop/cards/product-card.tsx'
import { Button } from '#site/ui/button.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { Status } from '#site/ui/status.tsx'
import type { TopHotels as TopData } from './top-hotels-loader.ts'
import '#site/shop/cards/card.css'
import '#site/shop/cards/card-picture.css'
import '#site/shop/cards/package-card.css'

/** The words of the section on a front page; the others stay with the pages of hotels. */
const TOP_TEXTS = { title: 'Discover the Top Hotel', all: 'All hotels' } as const

const SIZES = '(width >= 1280px) 282px, (width > 991px) 24vw, (width > 767px) 30vw, 88vw'

/** Discover the Top Hotel, on a front page that has other things as well. */
export function TopHotels({ hotels, retryHref }: { hotels: TopData; retryHref: string }) {
  if (hotels === undefined || (hotels.ok && hotels.value.length === 0)) return null
  const head = <SectionHead title={TOP_TEXTS.title} />
  return (
    <div className="wrap section">
      {hotels.ok ? (
        <Slider
          preset="D"
          label={TOP_TEXTS.title}
          head={head}
          more={
            <Button kind="outline" size="small" href={paths.hotels}>
              {TOP_TEXTS.all}
            </Button>
          }
        >
          {hotels.value.map((card, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
            <InPage key={index} from={card}>
              {drawCard}
            </InPage>
          ))}
        </Slider>
      ) : (
        <>
          {head}
          <Status kind="error" retryHref={retryHref}>
            {hotels.error.message}
          </Status>
        </>
      )}
    </div>
  )
}

/** On the card that packages have: the page has its styles already. */
function drawCard({ name, href, picture, where, type, stars, badge, rating, price }: HotelCardView) {
  if (price === undefined) return null
  const { amount, split: tax, ...paid } = price
  const card = { name, picture, places: where, facts: kindText(type, stars), rating, price: amount, tax, ...paid }
  return <ProductCard card={{ ...card, deal: badge }} href={href} sizes={SIZES} />
}

/** "Resort, 4 stars" */
function kindText(type: string, stars: number): string {
  if (stars < 1) return type
  return `${type}, ${counted(stars, 'star')}`
}
