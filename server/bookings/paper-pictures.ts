import type { TripPlan } from '#contract/v1/trip-plan.ts'
import type { PaperPicture } from '#server/documents/letterhead.ts'
import type { BookingParts } from './booking-parts.ts'

/** The width that papers show a picture in, of those it is made in. */
const PLAIN_FILE = /-960\.webp$/
const PAPER_FILE = '-640.webp'

/** The files of a plan's pictures. One that cannot be had is left out: the paper is what one waits for. */
export async function paperPictures(
  plan: TripPlan | undefined,
  pictureFile: BookingParts['pictureFile'],
): Promise<PaperPicture[]> {
  const asked = (plan?.pictures ?? []).map(async ({ mediaLink, alt = '' }) => {
    const file = await pictureFile?.(mediaLink.replace(PLAIN_FILE, PAPER_FILE)).catch(() => undefined)
    return file === undefined ? [] : [{ file, alt }]
  })
  return (await Promise.all(asked)).flat()
}
