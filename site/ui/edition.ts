/** The edition a visitor chose; `system` means that the device decides. */
export type Theme = 'system' | 'light' | 'dark'

/** When the night edition of a picture (`<source media>`) is shown: where the device decides, and where a visitor does. */
const MEDIA: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: '' }

/** The pictures of this page follow the visitor's choice; early.js minds those that come later. */
export function followTheme(theme: Theme): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) source.media = MEDIA[theme]
}
