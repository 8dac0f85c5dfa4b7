import { type RefObject, useEffect, useRef } from 'react'

/** A line that waits below the fold and draws itself once when it is seen. Without script it simply stands there. */
export function useDrawn(): RefObject<SVGPathElement | null> {
  const ref = useRef<SVGPathElement>(null)
  useEffect(() => {
    const line = ref.current
    if (!line || line.getBoundingClientRect().top < innerHeight) return
    line.classList.add('waiting')
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        line.classList.replace('waiting', 'drawing')
        watch.disconnect()
      },
      { threshold: 0.4 },
    )
    watch.observe(line)
    return () => watch.disconnect()
  }, [])
  return ref
}
