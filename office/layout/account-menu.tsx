import { useId, useState } from 'react'
import { Link } from 'react-router'
import { leaveOffice } from '#contract/office/account.ts'
import { ROLE_LABELS } from '#contract/terms/staff-roles.ts'
import { callOffice } from '../call.ts'
import { useInside } from '../me.tsx'
import type { Section } from '../nav.ts'
import { chooseTheme, chosenTheme, type Theme } from '../theme.ts'
import { Icon } from '../ui/icon.tsx'
import './account-menu.css'

const EDITIONS: { theme: Theme; label: string }[] = [
  { theme: 'system', label: 'As the device' },
  { theme: 'light', label: 'Day' },
  { theme: 'dark', label: 'Night' },
]

/** Who one is, the screens of the office itself, day or night, and the way out. */
export function AccountMenu({ sections }: { sections: readonly Section[] }) {
  const { me, leave } = useInside()
  const [theme, setTheme] = useState(chosenTheme)
  const id = useId()
  const name = me.name ?? me.email ?? ''
  const close = () => document.getElementById(id)?.hidePopover()
  const signOut = async () => {
    await callOffice(leaveOffice)
    leave()
  }
  const screens = sections.filter(({ aside }) => aside === true).flatMap((section) => section.screens)
  return (
    <>
      <button
        type="button"
        className="account"
        popoverTarget={id}
        aria-label={`${initialsOf(name)}, account of ${name}`}
      >
        {initialsOf(name)}
      </button>
      <div id={id} popover="auto" className="account-menu">
        <p>
          <b>{name}</b>
          {me.role && <small>{ROLE_LABELS[me.role].name}</small>}
        </p>
        <ul>
          {screens
            .filter(({ inner }) => inner !== true)
            .map(({ path, label, load }) => (
              <li key={path}>
                <Link to={`/${path}`} onClick={close} onPointerEnter={() => void load()}>
                  {label}
                </Link>
              </li>
            ))}
          <li>
            <a href="/" target="_blank" rel="noreferrer">
              The visitors' site <Icon name="external" />
            </a>
          </li>
        </ul>
        <fieldset>
          <legend className="visually-hidden">Colours</legend>
          {EDITIONS.map((edition) => (
            <label key={edition.theme}>
              <input
                type="radio"
                name="theme"
                checked={theme === edition.theme}
                onChange={() => {
                  setTheme(edition.theme)
                  chooseTheme(edition.theme)
                }}
              />
              {edition.label}
            </label>
          ))}
        </fieldset>
        <button type="button" className="sign-out" onClick={() => void signOut()}>
          <Icon name="leave" />
          Sign out
        </button>
      </div>
    </>
  )
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`.toUpperCase()
}
