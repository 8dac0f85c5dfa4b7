import { type RefObject, useEffect } from 'react'

const KEY = 'padauk.checkout'
/** Neither what is ticked, which is to be said each time, nor a passport's number. */
const KEPT = 'input:not([type=hidden], [type=checkbox], [name$=idNumber]), select'

type Control = HTMLInputElement | HTMLSelectElement

/**
 * What is typed stays in this tab: a reload, a page that did not get through and a hold that ran out must not cost it. The
 * browser itself keeps nothing of a page that is nobody else's to see.
 */
export function useKeptTyping(form: RefObject<HTMLFormElement | null>, isPosted: boolean): void {
  useEffect(() => {
    const around = form.current
    if (around === null) return
    const controls = () => [...around.querySelectorAll<Control>(KEPT)]
    if (!isPosted) fill(controls())
    const keep = () => remember(controls())
    around.addEventListener('input', keep)
    return () => around.removeEventListener('input', keep)
  }, [form, isPosted])
}

/** What the page itself knows of a traveller, such as a child's age, stands. */
function fill(controls: Control[]): void {
  const kept = recall()
  for (const control of controls) {
    const value = kept[control.name]
    if (typeof value !== 'string') continue
    if (control.type === 'radio') (control as HTMLInputElement).checked = control.value === value
    else if (control.value === '' || control instanceof HTMLSelectElement) control.value = value
  }
}

function remember(controls: Control[]): void {
  const chosen = controls.filter((control) => control.type !== 'radio' || (control as HTMLInputElement).checked)
  const kept = Object.fromEntries(chosen.map(({ name, value }) => [name, value]))
  // A browser that keeps nothing throws on every use of its storage.
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept))
  } catch {}
}

function recall(): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}
