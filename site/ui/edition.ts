import { readTheme, type Theme } from './theme.ts'

/** Told apart from every other picture's: `<source data-night>` is the night edition of what stands beside it. */
const NIGHT = 'source[data-night]'
const MEDIA: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }

/** When the night edition of a picture is shown, for who lets the device decide; early.js minds who has chosen. */
export const BY_NIGHT = MEDIA.system

/** Pictures that are drawn by the script follow what the visitor chose, too. */
export function followTheme(root: ParentNode | null, theme = readTheme()): void {
  const media = MEDIA[theme]
  for (const source of root?.querySelectorAll<HTMLSourceElement>(NIGHT) ?? []) source.media = media
}
