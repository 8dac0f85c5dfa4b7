import type { ReactNode } from 'react'
import { BOOK_NOW, ENQUIRE_NOW } from '#contract/terms/action-labels.ts'
import { PICTURE_SIZE } from '#contract/terms/pictures.ts'
import { Badge } from '#site/ui/badge.tsx'
import { BesideBar, SheetBar } from '#site/ui/bottom-bar.tsx'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Carousel } from '#site/ui/carousel.tsx'
import type { InPage } from '#site/ui/in-page.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { PlainPicture } from '#site/ui/plain-picture.tsx'
import { Rating } from '#site/ui/rating.tsx'
import { SectionNav } from '#site/ui/section-nav.tsx'
import { Price } from '../price/price.tsx'
import type { ShareView } from '../share/share-view.ts'
import { ShareRow } from '../share/share-ways.tsx'
import { PANEL_FORM } from './product-panel.tsx'
import './product-page.css'

/** How long a picture stays (given). */
const CAROUSEL_MS = 3_000
const SECTIONS = 'Sections'

/** What every product's page shows of it; rupees, tax inside. */
export type ProductView = {
  name: string
  pictures: readonly PictureSource[]
  price: number
  struck?: number
  deal?: string
  rating?: { average: number; count: number }
}

type Props = {
  /** Which product it is, for what only one of them looks like. */
  kind: 'package' | 'drive' | 'activity'
  product: ProductView
  /** What the price is for: "per person". */
  unit: string
  /** The list that it is of. */
  list: { label: string; href: string }
  category: string
  save?: ReactNode
  share: InPage<ShareView>
  /** Under the name: how long, and where. */
  facts: ReactNode
  tabs?: { id: string; label: string }[]
  /** What it tells. */
  children: ReactNode
  /** Where it is booked: beside the page, and on a phone behind the bar at the bottom. The bar has `enquire` too; without it the panel's form leads to the enquiry. */
  booking: { title: string; panel: ReactNode; enquire?: ReactNode }
  /** Under both. */
  after?: ReactNode
}

/** The page of anything that is booked on its own page. */
export function ProductPage({ kind, product, unit, list, children, booking, after, tabs, ...head }: Props) {
  const { name, price, struck } = product
  const { title, panel, enquire } = booking
  return (
    <>
      <div className="wrap product-top">
        <Breadcrumbs items={[list, { label: name }]} />
        <ProductCarousel {...product} />
      </div>
      <div className={`wrap product-layout ${kind}`}>
        <article>
          <ProductTitle product={product} {...head} />
          {tabs && <SectionNav items={tabs} label={SECTIONS} />}
          {children}
        </article>
        <BesideBar label={title}>{panel}</BesideBar>
      </div>
      {after}
      <SheetBar
        label={BOOK_NOW}
        title={title}
        price={<Price amount={price} struck={struck} unit={unit} />}
        beside={
          enquire ?? (
            <Button kind="outline" size="small" type="submit" form={PANEL_FORM} formNoValidate>
              {ENQUIRE_NOW}
            </Button>
          )
        }
        panel={panel}
      />
    </>
  )
}

type TitleProps = Pick<Props, 'product' | 'category' | 'save' | 'share' | 'facts'>

function ProductTitle({ product, category, save, share, facts }: TitleProps) {
  const { name, deal, rating } = product
  return (
    <header className="product-title">
      <div className="row">
        <Badge kind="category">{category}</Badge>
        {deal && <Badge kind="deal">{deal}</Badge>}
        {rating && <Rating {...rating} />}
        {save}
      </div>
      <h1>{name}</h1>
      <p className="soft">{facts}</p>
      <ShareRow from={share} />
    </header>
  )
}

/** Fades every three seconds, with arrows and a pause; it has no dots. */
function ProductCarousel({ name, pictures }: ProductView) {
  if (pictures.length === 0) return null
  return (
    <Carousel
      label={`Pictures of ${name}`}
      intervalMs={CAROUSEL_MS}
      slides={pictures.map((picture, index) => ({
        id: picture.mediaLink,
        content: (
          <Picture
            picture={{ ...PICTURE_SIZE, ...picture }}
            sizes="(width >= 1280px) 1200px, 94vw"
            eager={index === 0}
          />
        ),
        lean: index > 0 && <PlainPicture picture={picture} />,
      }))}
    />
  )
}
