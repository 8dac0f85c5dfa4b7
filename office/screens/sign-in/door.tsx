import { type FormEvent, type ReactNode, useEffect } from 'react'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/icon.tsx'
import './door.css'

type Props = {
  title: string
  about?: ReactNode
  children: ReactNode
  /** What the button says; left out where the step has buttons of its own. */
  go?: string
  busy?: boolean
  onGo?: () => void
  foot?: ReactNode
}

/** One step of the way in: a card in the middle, one thing to do. */
export function Door({ title, about, children, go, busy, onGo, foot }: Props) {
  useEffect(() => {
    document.title = `${title} · Office`
  }, [title])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onGo?.()
  }
  return (
    <main className="door">
      <form className="door-card" noValidate onSubmit={submit}>
        <p className="door-brand">
          <Logo />
          Office
        </p>
        <h1>{title}</h1>
        {about && <p className="door-about">{about}</p>}
        {children}
        {go && (
          <Button kind="primary" type="submit" wide busy={busy}>
            {go}
          </Button>
        )}
        {foot && <div className="door-foot">{foot}</div>}
      </form>
    </main>
  )
}
