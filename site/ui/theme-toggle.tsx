import './theme-toggle.css'
import { useEffect, useState } from 'react'
import { Icon, type IconName } from './icon.tsx'

const EDITIONS: { theme: Theme; label: string; icon: IconName }[] = [
  { theme: 'system', label: 'Device', icon: 'screen' },
  { theme: 'light', label: 'Day', icon: 'sun' },
  { theme: 'dark', label: 'Night', icon: 'moon' },
]

/** Day, night, or as the device says. */
export function ThemeToggle({ legend }: { legend: string }) {
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])
  const choose = (next: Theme) => {
    setTheme(next)
    chooseTheme(next)
  }
  return (
    <fieldset className="theme-toggle only-scripted">
      <legend>{legend}</legend>
      <div className="editions">
        {EDITIONS.map((edition) => (
          <label key={edition.theme}>
            <input
              type="radio"
              name="theme"
              className="visually-hidden"
              checked={theme === edition.theme}
              onChange={() => choose(edition.theme)}
            />
            <Icon name={edition.icon} />
            {edition.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Kept per browser. */
const THEME_KEY = 'padauk.theme'

function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(THEME_KEY)
    return kept === 'light' || kept === 'dark' ? kept : 'system'
  } catch {
    // Storage may be refused (private windows): the device decides.
    return 'system'
  }
}

/** Day turns to night, or night to day: the page fades over, and pictures with a night edition with it. */
function chooseTheme(theme: Theme): void {
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

/** The edition a visitor chose; `system` means that the device decides. */
type Theme = 'system' | 'light' | 'dark'

/** When the night edition of a picture (`<source media>`) is shown: where the device decides, and where a visitor does. */
const MEDIA: Record<Theme, string> = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: '' }

/** The pictures of this page follow the visitor's choice; early.js minds those that come later. */
function followTheme(theme: Theme): void {
  for (const source of document.querySelectorAll<HTMLSourceElement>('source[media]')) source.media = MEDIA[theme]
}
