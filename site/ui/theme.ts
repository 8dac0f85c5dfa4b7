/** The edition a visitor chose, kept per browser; `system` means that the device decides. */
export type Theme = 'system' | 'light' | 'dark'
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

export function chooseTheme(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY)
    else localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Not kept then, but shown until the page is left.
  }
}
