import { z } from 'zod'
import { LIST_PART } from '../terms/cache-key.ts'
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, REVIEW_TITLE_MAX, REVIEWS_PAGE_SIZE, VOICES_LIMIT } from '../terms/limits.ts'
import { FAILURE, REVIEW_REFUSED } from '../terms/messages.ts'
import { plainLine, plainText } from '../terms/plain-text.ts'
import { endpoint } from './endpoint.ts'
import { Id, LimitText, Paged, PageText, Picture, RecordId } from './shapes.ts'

/** What can be reviewed. */
export const REVIEW_KINDS = ['package', 'hotel', 'activity', 'car'] as const
export type ReviewKind = (typeof REVIEW_KINDS)[number]

/** `travelMonth` is yyyy-mm; `sample` marks a made-up review of the demo. */
export const Review = z.object({
  _id: RecordId,
  name: z.string(),
  rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
  title: z.string().optional(),
  text: z.string(),
  travelMonth: z.string(),
  sample: z.boolean(),
})
export type Review = z.infer<typeof Review>

/** A review as its page shows it: `photos` are those that the operator has let through, without words of their own. */
const ShownReview = Review.extend({
  photos: z.array(Picture.pick({ mediaLink: true, webp: true, width: true, height: true })).optional(),
})
export type ShownReview = z.infer<typeof ShownReview>

const Stars = z.number().int().nonnegative()

/** The average is to one decimal (0 without reviews); `stars` counts the reviews of one star first, of five last. */
export const ReviewSummary = z.object({
  average: z.number(),
  count: z.number().int().nonnegative(),
  stars: z.tuple([Stars, Stars, Stars, Stars, Stars]),
})
export type ReviewSummary = z.infer<typeof ReviewSummary>

const KindText = z.enum(REVIEW_KINDS, 'Please give package, hotel, activity or car')
/** `0`: only reviews of real travellers, in the list and in the summary. */
const SampleText = z.enum(['0', '1'], 'Please give 0 or 1').transform((text) => text === '1')

export const fetchReviews = endpoint({
  method: 'GET',
  path: '/reviews',
  cached: { kind: 'review-kind', id: 'id', sample: 'flag', ...LIST_PART },
  noun: 'reviews',
  summary: 'What travellers say of one package, hotel, activity or car, newest first, with the average and the stars',
  query: z.strictObject({
    kind: KindText,
    id: Id,
    page: PageText.default(1),
    limit: LimitText.default(REVIEWS_PAGE_SIZE),
    sample: SampleText.default(true),
  }),
  body: z.undefined(),
  response: z.object({ reviews: z.array(ShownReview), summary: ReviewSummary, ...Paged }),
  success: 200,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

/** A review with what it is about: `id` is the record's, `slug` what its page is called. */
export const Voice = Review.extend({
  about: z.object({ kind: z.enum(REVIEW_KINDS), id: RecordId, slug: z.string(), name: z.string() }),
})
export type Voice = z.infer<typeof Voice>

export const fetchVoices = endpoint({
  method: 'GET',
  path: '/reviews/voices',
  cached: { kind: 'review-kind', limit: 'limit' },
  noun: 'reviews',
  summary: 'The newest good review (four stars or five) of each record, newest first',
  query: z.strictObject({ kind: KindText.optional(), limit: LimitText.default(VOICES_LIMIT) }),
  body: z.undefined(),
  response: z.object({ voices: z.array(Voice) }),
  success: 200,
  failure: FAILURE.other,
  refusals: [],
})

/** Whoever has the link of an invitation may review one thing of one trip, once. */
const Invitation = z.string().min(1).max(200)

export const fetchInvitation = endpoint({
  method: 'GET',
  path: '/reviews/invitations/{invitation}',
  noun: 'reviews',
  summary: 'What an invitation asks to review, and whether that has been done',
  query: z.strictObject({ invitation: Invitation }),
  body: z.undefined(),
  response: z.object({
    about: z.object({ kind: z.enum(REVIEW_KINDS), id: RecordId, slug: z.string(), name: z.string() }),
    /** What the review will be signed with, and its month: yyyy-mm. */
    name: z.string(),
    travelMonth: z.string(),
    isUsed: z.boolean(),
    /** Photographs that can still be added; none before the review is written. */
    photosLeft: z.number().int().nonnegative(),
  }),
  success: 200,
  private: true,
  failure: FAILURE.other,
  refusals: ['not_found'],
})

export const writeReview = endpoint({
  method: 'POST',
  path: '/reviews',
  noun: 'reviews',
  summary: 'A review by a traveller who was invited to it after the trip',
  query: z.strictObject({}),
  body: z.strictObject({
    invitation: Invitation,
    rating: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)], REVIEW_REFUSED.rating),
    title: z
      .string()
      .transform(plainLine)
      .refine((title) => title.length <= REVIEW_TITLE_MAX, REVIEW_REFUSED.title)
      .optional(),
    text: z
      .string(REVIEW_REFUSED.text)
      .transform(plainText)
      .refine((text) => text.length >= REVIEW_TEXT_MIN && text.length <= REVIEW_TEXT_MAX, REVIEW_REFUSED.text),
  }),
  response: z.object({ review: Review }),
  success: 201,
  private: true,
  failure: FAILURE.other,
  refusals: ['not_found', 'used'],
})
