import '#site/ui/page.css'
import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Button } from '#site/ui/button.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Reading, type ReadingPart } from '#site/ui/reading.tsx'
import './about-page.css'
import { PAGE_TEXTS } from './texts.ts'

type Props = {
  title: string
  intro?: string
  picture?: PictureSource
  parts: ReadingPart[]
  people: ReactNode
  registrations: ReactNode
}

export function AboutPage({ title, intro, picture, parts, people, registrations }: Props) {
  return (
    <div className="wrap page about-page">
      <Breadcrumbs items={[{ label: title }]} />
      <header>
        <div>
          <h1>{title}</h1>
          {intro && <p>{intro}</p>}
        </div>
        {picture && (
          <div className="plate">
            <Picture picture={picture} eager sizes="(width >= 1280px) 560px, (width >= 900px) 45vw, 88vw" />
          </div>
        )}
      </header>
      {people}
      <Reading parts={parts} />
      {registrations}
      <Button kind="primary" href={paths.contact}>
        {PAGE_TEXTS.contact}
      </Button>
    </div>
  )
}
