import { paths } from '#contract/terms/paths.ts'
import { fail, ok, type Result } from '#contract/terms/result.ts'
import { fetchVoices, type ReviewKind, type Voice } from '#contract/v1/reviews.ts'
import type { SiteHost } from '#contract/v1/site-host.ts'
import { type InPage, leaveInPage } from '#site/ui/in-page.tsx'
import { type ReviewView, toReviewView } from './reviews-view.ts'

export type VoiceView = ReviewView & { about: { name: string; href: string } }

/** Undefined where there is nobody to ask: a foreign provider does not know this call. */
export type Voices = Result<readonly InPage<VoiceView>[], { message: string }> | undefined

/** The page of what is reviewed, by its kind. */
export const PAGE_OF: Record<ReviewKind, (slug: string) => string> = {
  package: paths.packageDetails,
  hotel: paths.hotelDetails,
  activity: paths.waterSportDetails,
  car: paths.carRentalDetails,
}

/** What travellers say, of one kind or of all, for a front page. */
export async function loadVoices(
  host: Pick<SiteHost, 'api' | 'isDocument' | 'inPage'>,
  limit: number,
  kind?: ReviewKind,
): Promise<Voices> {
  const answer = await host.api.call(fetchVoices, { query: { limit: String(limit), ...(kind ? { kind } : {}) } })
  if (!answer.ok) return answer.error.status === 404 ? undefined : fail({ message: answer.error.message })
  return ok(toVoiceViews(answer.value.voices).map((view) => leaveInPage(view, host)))
}

function toVoiceViews(voices: readonly Voice[]): readonly VoiceView[] {
  return voices.map((voice) => ({
    ...toReviewView(voice),
    about: { name: voice.about.name, href: PAGE_OF[voice.about.kind](voice.about.slug) },
  }))
}
