import { useEffect, useRef } from 'react'
import { useNear } from '#site/ui/use-near.ts'
import { usePart } from '#site/ui/use-part.ts'

const fetchPart = () => import('./day-pictures.tsx').then((module) => module.DayPictures)

/** Pictures of the places of each day, once the days come near: a page that carried them all would be too heavy. */
export function LateDayPictures({ id }: { id: string }) {
  const days = useRef<Element>(null)
  // The days are drawn elsewhere, and found before anybody looks how near they are.
  useEffect(() => {
    days.current = document.querySelector('.itinerary')
  }, [])
  const DayPictures = usePart(fetchPart, useNear(days))
  return DayPictures && <DayPictures id={id} />
}
