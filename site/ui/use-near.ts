import { type RefObject, useEffect, useState } from 'react'

/** A screen or so ahead: early enough that what is fetched stands there before it is seen; or anywhere above, jumped over. */
const AHEAD = '99999px 0px 900px'

/** True from the moment a place on the page comes near to being seen. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = place.current
    if (near || element === null) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, near])
  return near
}
