/** The words that only the server writes into a page of hotels. */
export const LOADER_TEXTS = {
  notUnderstood: 'Part of that address made no sense to us, so we left it out.',
  noSuchDay: 'We could not read one of the dates.',
  description:
    'Compare hotels, resorts and bungalows on the Andaman islands, with the price of your own dates, taxes included.',
  soldOut: 'Sold out for these dates',
  perNight: 'Per Night',
  heading: 'Hotels',
  homeTitle: 'Hotels in the Andamans',
} as const
