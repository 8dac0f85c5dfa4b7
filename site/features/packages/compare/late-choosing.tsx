import '#site/ui/toast.css'
import './late-choosing.css'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { COMPARE_MAX } from '#contract/terms/limits.ts'
import { paths } from '#contract/terms/paths.ts'
import { useCardSpots } from '#site/shop/cards/use-card-spots.ts'
import { Button } from '#site/ui/button.tsx'
import { CloseButton } from '#site/ui/close-button.tsx'
import { CHOOSING_TEXTS } from './choosing-texts.ts'

const LINK = `.package-list-page .package-card h3 a[href^="${paths.packageDetails('')}"]`

/**
 * On lists of packages each card can be chosen for the comparison, from one list to the next. It comes after the first view, and lies on
 * the pictures, so that no card changes its size. Without script each package's own page leads to the comparison.
 */
export function LateChoosing() {
  const spots = useCardSpots(LINK, 'card-compare')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const toggle = (slug: string) =>
    setChosen(chosen.includes(slug) ? chosen.filter((each) => each !== slug) : [...chosen, slug])
  return (
    <>
      {spots.map(({ place, id, title }) =>
        createPortal(
          <label className="choice-marks">
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              disabled={chosen.length >= COMPARE_MAX && !chosen.includes(id)}
              onChange={() => toggle(id)}
            />
            {CHOOSING_TEXTS.compare}
            <span className="visually-hidden"> {title}</span>
          </label>,
          place,
          id,
        ),
      )}
      {chosen.length > 0 && spots.length > 0 && (
        <div className="toast compare-chosen" role="status">
          <span>{chosen.length === 1 ? CHOOSING_TEXTS.one : CHOOSING_TEXTS.chosen(chosen.length)}</span>
          {chosen.length > 1 && (
            <Button
              kind="primary"
              size="small"
              href={`${paths.compare}?${new URLSearchParams(chosen.map((slug) => ['p', slug]))}`}
            >
              {CHOOSING_TEXTS.go}
            </Button>
          )}
          <CloseButton label={CHOOSING_TEXTS.none} onClick={() => setChosen([])} />
        </div>
      )}
    </>
  )
}
