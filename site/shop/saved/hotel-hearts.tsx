import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { SaveButton } from './save-button.tsx'
import './hotel-hearts.css'
import { paths } from '#contract/terms/paths.ts'

const LINK = `article h3 a[href^="${paths.hotelDetails('')}"]`

type Spot = { place: Element; id: string; title: string }

/**
 * The hearts of hotel cards, wherever they stand. Lists of hotels are drawn by the server and stay as drawn, so the hearts
 * come after them, with what a first view can do without.
 */
export function HotelHearts() {
  const [spots, setSpots] = useState<Spot[]>([])
  useEffect(() => {
    const look = () =>
      setSpots((was) => {
        const now = findSpots()
        return now.length === was.length && now.every(({ place }, index) => place === was[index]?.place) ? was : now
      })
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return spots.map(({ place, id, title }) =>
    createPortal(<SaveButton item={{ kind: 'hotel', id, title, href: paths.hotelDetails(id) }} />, place, id),
  )
}

function findSpots(): Spot[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINK)].flatMap((link) => {
    const picture = link.closest('article')?.querySelector('.card-picture')
    const id = link.pathname.slice(paths.hotelDetails('').length)
    return picture ? [{ place: placeIn(picture), id: decodeURIComponent(id), title: link.textContent }] : []
  })
}

function placeIn(picture: Element): Element {
  const known = picture.querySelector('.hotel-heart')
  if (known) return known
  const place = document.createElement('span')
  place.className = 'hotel-heart'
  picture.append(place)
  return place
}
