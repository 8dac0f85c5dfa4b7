import { useEffect, useRef } from 'react'
import { ACCENT, accentColours, accentProblem, leastContrast, ratioText } from '#contract/terms/accent.ts'
import { Badge } from '../../ui/badge.tsx'
import { Note } from '../../ui/refused.tsx'

const THEMES = [
  { theme: 'light', title: 'By day' },
  { theme: 'dark', title: 'By night' },
] as const

/** A piece of a page in a colour, by day and by night; nothing of one that is not whole, or cannot be read. */
export function LookPreview({ accent }: { accent: string }) {
  const typed = accent.trim().toLowerCase()
  const isWhole = ACCENT.test(typed)
  const problem = isWhole ? accentProblem(typed) : undefined
  if (problem !== undefined) return <Note>{problem}</Note>
  return (
    <div className="look-preview">
      {THEMES.map(({ theme, title }) => (
        <Piece key={theme} {...{ theme, title }} accent={isWhole ? typed : undefined} />
      ))}
      {isWhole && (
        <p className="hint">
          {`Words have a contrast of ${ratioText(leastContrast(typed).ratio)} at the least. The colour of the night is made of it.`}
        </p>
      )}
    </div>
  )
}

type PieceProps = { theme: 'light' | 'dark'; title: string; accent: string | undefined }

function Piece({ theme, title, accent }: PieceProps) {
  const piece = useRef<HTMLElement>(null)
  useEffect(() => {
    const style = piece.current?.style
    if (style === undefined) return
    const colours = accent === undefined ? undefined : accentColours(accent)[theme]
    for (const [token, value] of [
      ['--lagoon', colours?.accent],
      ['--lagoon-wash', colours?.wash],
      ['--on-lagoon', colours?.on],
    ] as const)
      if (value === undefined) style.removeProperty(token)
      else style.setProperty(token, value)
  }, [accent, theme])
  return (
    <section ref={piece} className="look-piece" data-theme={theme} aria-label={`A page ${title.toLowerCase()}`}>
      <p>
        {title}: <span className="look-link">Havelock in three days</span>
      </p>
      <p className="row">
        <span className="look-chosen">2 adults</span>
        <Badge kind="new">New</Badge>
      </p>
    </section>
  )
}
