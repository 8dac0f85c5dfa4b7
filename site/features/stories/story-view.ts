import type { Post, PostSummary } from '#contract/v1/posts.ts'
import { cleanHtml } from '#site/page/clean-html.ts'
import { cardPicture, leanPicture } from '#site/page/lean-picture.ts'
import type { PictureSource } from '#site/ui/picture.tsx'
import type { ReadingPart } from '#site/ui/reading.tsx'
import { minutesText, storyDay } from './texts.ts'

/** A story on a card. */
export type StoryCardView = {
  slug: string
  title: string
  teaser: string
  day: string
  /** For machines: yyyy-mm-dd. */
  date: string
  minutes: string
  picture?: PictureSource
}

/** The whole story; it is drawn once and stays. Html is clean. */
export type StoryReading = { parts: ReadingPart[]; changed?: string }

export function toStoryCard(post: PostSummary): StoryCardView {
  return {
    slug: post.slug,
    title: post.title,
    teaser: post.teaser,
    day: storyDay(post.publishedOn),
    date: post.publishedOn,
    minutes: minutesText(post.readMinutes),
    ...(post.picture ? { picture: cardPicture(leanPicture(post.picture)) } : {}),
  }
}

export function toStoryReading(post: Post): StoryReading {
  return {
    parts: post.sections.map((section) => ({ ...section, html: cleanHtml(section.html) })),
    ...(post.changedOn > post.publishedOn ? { changed: storyDay(post.changedOn) } : {}),
  }
}
