import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { withQuery } from '#contract/terms/paths.ts'
import { ClipLinks } from '#site/ui/clip-links.tsx'
import { Link } from '#site/ui/link.tsx'
import { Picture } from '#site/ui/picture.tsx'
import './day-pictures.css'
import { dayLabel } from '../texts.ts'
import type { DayPictures as Day, DayPicturesAnswer } from './day-pictures-loader.ts'
import { DAY_PICTURES_PATH } from './day-pictures-path.ts'

const SIZES = '(width >= 620px) 210px, 45vw'

/** The pictures and clips of each day, drawn into the days as the server left them. */
export function DayPictures({ id }: { id: string }) {
  return useDays(id).map((day) => {
    const place = bodyOf(day.day)
    return place && createPortal(<DayFigures {...day} />, place, String(day.day))
  })
}

/** Days are known by the words before their titles: an id for each is more than the longest pages have bytes for. */
function bodyOf(day: number): Element | undefined {
  const title = [...document.querySelectorAll('#itinerary .lead')].find(
    ({ textContent }) => textContent === dayLabel(day),
  )
  return title?.closest('details')?.querySelector('.accordion-body') ?? undefined
}

function DayFigures({ sights, clips }: Day) {
  return (
    <div className="day-pictures">
      <ul>
        {sights.map(({ name, href, picture }) => (
          <li key={href ?? picture.mediaLink}>
            {href === undefined ? (
              <Picture picture={picture} alt={name} sizes={SIZES} widest={640} />
            ) : (
              <Link to={href}>
                <Picture picture={picture} alt="" sizes={SIZES} widest={640} />
                {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <ClipLinks clips={clips} />
    </div>
  )
}

/** None until they are there; where they do not come, the days say all there is without them. */
function useDays(id: string): Day[] {
  const [days, setDays] = useState<Day[]>([])
  useEffect(() => {
    const abort = new AbortController()
    void askDays(id, abort.signal).then((found) => abort.signal.aborted || setDays(found))
    return () => abort.abort()
  }, [id])
  return days
}

async function askDays(id: string, signal: AbortSignal): Promise<Day[]> {
  try {
    const response = await fetch(withQuery(DAY_PICTURES_PATH, { id }), { signal })
    // Our own route: its answer is of this type.
    const answer = (await response.json()) as DayPicturesAnswer
    return answer.ok ? answer.days : []
  } catch {
    return []
  }
}
