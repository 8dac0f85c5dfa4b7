import { type ReactNode, useEffect } from 'react'
import type { HelpPage } from '../help-pages.ts'
import { HelpLink } from '../layout/help.tsx'
import { useInside } from '../me.tsx'
import './page-head.css'

type Props = {
  title: string
  /** How the record stands, beside its name. */
  badges?: ReactNode
  /** One or two sentences: what this screen is for. */
  about?: ReactNode
  /** The page of docs/office that explains it. */
  help?: HelpPage
  /** Buttons of the whole screen; the primary one last. */
  actions?: ReactNode
}

/** The head of every screen. */
export function PageHead({ title, badges, about, help, actions }: Props) {
  const { brandName } = useInside().me
  useEffect(() => {
    document.title = `${title} · ${brandName} office`
  }, [title, brandName])
  return (
    <header className="page-head">
      <h1>{title}</h1>
      {badges}
      {actions && <div className="page-actions">{actions}</div>}
      {(about || help) && (
        <p className="page-about">
          {about} {help && <HelpLink page={help} />}
        </p>
      )}
    </header>
  )
}
