import '#site/ui/page.css'
import type { ReactNode } from 'react'
import { paths } from '#contract/terms/paths.ts'
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx'
import { Contents } from '#site/ui/contents.tsx'
import { Picture, type PictureSource } from '#site/ui/picture.tsx'
import { Reading } from '#site/ui/reading.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { StoryCard } from './story-card.tsx'
import './story-page.css'
import type { StoryCardView, StoryReading } from './story-view.ts'
import { STORY_TEXTS } from './texts.ts'

/** With fewer headings than this a list of them helps nobody. */
const CONTENTS_FROM = 4

type Props = {
  story: Omit<StoryCardView, 'picture'>
  /** Who wrote it. */
  by: string
  picture?: PictureSource
  /** The text, drawn once. */
  reading: ReactNode
  places: ReactNode
  packages: ReactNode
  more: StoryCardView[]
}

export function StoryPage({ story, by, picture, reading, places, packages, more }: Props) {
  return (
    <>
      <article className="wrap page story-page">
        <Breadcrumbs items={[{ label: STORY_TEXTS.heading, href: paths.blog }, { label: story.title }]} />
        <header>
          <h1>{story.title}</h1>
          <p className="story-teaser">{story.teaser}</p>
          <p className="soft small">
            <time dateTime={story.date}>{story.day}</time> · {story.minutes} · {by}
          </p>
        </header>
        {picture && (
          <div className="plate">
            <Picture picture={picture} eager sizes="(width >= 1280px) 1200px, 88vw" />
          </div>
        )}
        {reading}
      </article>
      {places && (
        <section className="wrap section">
          <SectionHead title={STORY_TEXTS.places} />
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard */}
          <section className="grid-4 slide" aria-label={STORY_TEXTS.places} tabIndex={0}>
            {places}
          </section>
        </section>
      )}
      {packages && (
        <section className="wrap section">
          <SectionHead title={STORY_TEXTS.packages} />
          <div className="grid-3">{packages}</div>
        </section>
      )}
      {more.length > 0 && (
        <section className="wrap section">
          <SectionHead title={STORY_TEXTS.more} />
          <div className="grid-3">
            {more.map((card) => (
              <StoryCard key={card.slug} card={card} sizes="(width >= 900px) 384px, (width >= 560px) 45vw, 88vw" />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

export function StoryText({ parts, changed }: StoryReading) {
  return (
    <>
      {parts.length >= CONTENTS_FROM && <Contents parts={parts} />}
      <div>
        <Reading parts={parts} />
        {changed && <p className="soft small">Last changed {changed}.</p>}
      </div>
    </>
  )
}
