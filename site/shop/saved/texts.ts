export const SAVED_TEXTS = {
  save: (title: string) => `Save ${title}`,
} as const
