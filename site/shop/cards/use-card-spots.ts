import { useEffect, useState } from 'react'

/** The picture of a card that is on the page, and what the card is of: the last part of its link's address. */
export type CardSpot = { place: Element; id: string; title: string }

/**
 * Places on the pictures of the cards whose titles are such links, for what comes after the first view: the cards need to know nothing of
 * it. `className` is that of each place.
 */
export function useCardSpots(link: string, className: string): readonly CardSpot[] {
  const [spots, setSpots] = useState<CardSpot[]>([])
  useEffect(() => {
    const look = () =>
      setSpots((was) => {
        const now = findSpots(link, className)
        return now.length === was.length && now.every(({ place }, index) => place === was[index]?.place) ? was : now
      })
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [link, className])
  return spots
}

function findSpots(link: string, className: string): CardSpot[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(link)].flatMap((each) => {
    const picture = each.closest('article')?.querySelector('.card-picture')
    const id = each.pathname.slice(each.pathname.lastIndexOf('/') + 1)
    return picture ? [{ place: placeIn(picture, className), id: decodeURIComponent(id), title: each.textContent }] : []
  })
}

function placeIn(picture: Element, className: string): Element {
  const known = picture.getElementsByClassName(className)[0]
  if (known) return known
  const place = document.createElement('span')
  place.className = className
  picture.append(place)
  return place
}
