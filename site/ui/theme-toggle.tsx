import { useEffect, useState } from 'react'
import type { Theme } from './edition.ts'
import { Icon, type IconName } from './icon.tsx'
import { chooseTheme, readTheme } from './theme.ts'
import './theme-toggle.css'

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
