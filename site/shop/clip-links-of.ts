import type { WaterSport } from '#contract/v1/water-sports.ts'
import type { ClipLink } from '#site/ui/clip-links.tsx'

/** The first clip of a water sport, if it has one. */
export function toClipLinks({ name, videos: [first] }: WaterSport): ClipLink[] {
  return first === undefined ? [] : [{ name, href: first.mediaLink }]
}
