import type { Picture } from '#contract/v1/shapes.ts'
import type { TripPlan } from '#contract/v1/trip-plan.ts'
import type { DocumentPicture } from '#server/documents/letterhead.ts'
import type { QuotePictures } from '#server/documents/quote-sheet.ts'
import type { BookingParts } from '../booking-parts.ts'

/** The ending of a picture's address in a plan. */
const PLAIN_FILE = /-960\.webp$/
/** The widths that documents use. */
type FileWidth = 320 | 640 | 960

type Gallery = Pick<BookingParts, 'pictureFile' | 'boatPicture'>
type Shown = Pick<Picture, 'mediaLink' | 'alt'>

/** The files of a plan's pictures. A missing file is left out; the document is still made. */
export async function documentPictures(plan: TripPlan | undefined, gallery: Gallery): Promise<DocumentPicture[]> {
  const found = picturesOf(plan, gallery).map((picture) => documentPicture(picture, 640, gallery))
  return (await Promise.all(found)).filter((each) => each !== undefined)
}

/** The pictures of a quote: the first one large, and one for each day with a picture or a crossing. */
export async function quotePictures(plan: TripPlan | undefined, gallery: Gallery): Promise<QuotePictures> {
  const found = picturesOf(plan, gallery).map((picture, index) =>
    documentPicture(picture, index === 0 ? 960 : 640, gallery),
  )
  const ofDays = (plan?.days ?? []).map(async ({ date, picture }) => {
    const shown =
      picture ??
      boatOf(
        plan?.ferries.filter((ferry) => ferry.date === date),
        gallery,
      )
    const file = shown && (await documentPicture(shown, 320, gallery))
    return file === undefined ? [] : [[date, file] as const]
  })
  return {
    pictures: (await Promise.all(found)).filter((each) => each !== undefined),
    dayPictures: Object.fromEntries((await Promise.all(ofDays)).flat()),
  }
}

/** A trip of only crossings shows its first vessel. */
function picturesOf(plan: TripPlan | undefined, gallery: Gallery): Shown[] {
  if (plan === undefined || plan.pictures.length > 0) return plan?.pictures ?? []
  const boat = boatOf(plan.ferries, gallery)
  return boat === undefined ? [] : [boat]
}

function boatOf(ferries: TripPlan['ferries'] = [], { boatPicture }: Gallery): Shown | undefined {
  return ferries[0] === undefined ? undefined : boatPicture?.(ferries[0].vesselId)
}

async function documentPicture(
  { mediaLink, alt = '' }: Shown,
  width: FileWidth,
  { pictureFile }: Gallery,
): Promise<DocumentPicture | undefined> {
  const file = await pictureFile?.(mediaLink.replace(PLAIN_FILE, `-${width}.webp`)).catch(() => undefined)
  return file === undefined ? undefined : { file, alt }
}
