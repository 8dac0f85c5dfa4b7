import { COMPARE_MAX } from '#contract/terms/limits.ts'

export const CHOOSING_TEXTS = {
  compare: 'Compare',
  one: 'Choose one or two more to compare.',
  chosen: (count: number) => `${count} chosen${count === COMPARE_MAX ? ', as many as fit side by side' : ''}`,
  go: 'Compare them',
  none: 'Choose none',
} as const
