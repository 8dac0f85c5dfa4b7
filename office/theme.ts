/** Day, night, or as the device says: the same choice as on the visitors' site, kept per browser under the same name. */
export type Theme = 'system' | 'light' | 'dark'

const KEY = 'padauk.theme'

export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    // Storage may be refused (private windows): the device decides.
    return 'system'
  }
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, theme)
  } catch {
    // Not kept then, but shown until the page is left.
  }
  applyTheme(theme)
}

export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
