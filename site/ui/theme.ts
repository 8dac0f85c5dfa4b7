import { followTheme, type Theme } from './edition.ts'

/** Kept per browser. */
const THEME_KEY = 'padauk.theme'

export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    // Storage may be refused (private windows): the device decides.
    return 'system'
  }
}

/** Day turns to night, or night to day: the page fades over, and pictures with a night edition with it. */
export function chooseTheme(theme: Theme): void {
  keep(theme)
  const show = () => {
    const root = document.documentElement
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    followTheme(theme)
  }
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (still || !('startViewTransition' in document)) show()
  else document.startViewTransition(show)
}

function keep(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Not kept then, but shown until the page is left.
  }
}
