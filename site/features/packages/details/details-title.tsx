import type { ReactNode } from 'react'
import { Badge } from '#site/ui/badge.tsx'
import { Rating } from '#site/ui/rating.tsx'
import './details-title.css'
import type { DetailsView } from './details-view.ts'

/** Category and deal, the name, how long and where. */
export function DetailsTitle({ travelPackage, saveButton }: { travelPackage: DetailsView; saveButton?: ReactNode }) {
  const { name, category, deal, rating, duration, towns } = travelPackage
  return (
    <header className="details-title">
      <div className="row">
        <Badge kind="category">{category.name}</Badge>
        {deal && <Badge kind="deal">{deal}</Badge>}
        {rating && <Rating {...rating} />}
        {saveButton}
      </div>
      <h1>{name}</h1>
      <p className="soft">{towns === '' ? duration : `${duration}. ${towns}`}</p>
    </header>
  )
}
