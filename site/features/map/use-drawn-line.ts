import { useEffect } from 'react'

/** The line of a trip waits below the fold and draws itself once when it is seen; without script it simply stands there. */
export function useDrawnLine(trip: string | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another trip is another line
  useEffect(() => {
    const line = document.querySelector('.route-line')
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
  }, [trip])
}
