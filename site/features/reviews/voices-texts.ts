export const VOICES_TEXTS = { title: 'What People Say' } as const
