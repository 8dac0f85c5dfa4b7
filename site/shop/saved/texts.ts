export const SAVED_TEXTS = {
  compare: 'Compare these packages',
  title: 'Saved',
  empty: 'Nothing saved yet. Tap the heart on a card and it waits here, in this browser.',
  save: (title: string) => `Save ${title}`,
  remove: (title: string) => `Remove ${title} from saved`,
} as const
