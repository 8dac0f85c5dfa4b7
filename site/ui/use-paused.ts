import { type FocusEvent, type RefObject, type SyntheticEvent, useEffect, useState } from 'react'

export type Pausing = {
  /** True while nothing may move by itself, for whatever reason. */
  still: boolean
  /** True when the visitor pressed pause. */
  paused: boolean
  /** Pause, or play: then `move` is called at once. */
  toggle: (move: () => void) => void
  handlers: {
    onPointerOver: (event: SyntheticEvent) => void
    onPointerLeave: () => void
    onFocus: (event: SyntheticEvent) => void
    onBlur: (event: FocusEvent<HTMLElement>) => void
  }
}

/** Stops what moves by itself: on request, under the pointer, with the focus inside, off screen, in a hidden tab, and under reduced motion. */
export function usePaused(root: RefObject<HTMLElement | null>): Pausing {
  const [paused, setPaused] = useState(false)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  // Once Play is pressed the controls hold nothing any more, else it would stand still under the very press; slides do.
  const [played, setPlayed] = useState(false)
  const holds = ({ target }: SyntheticEvent) => !played || (target as Element).closest('.frame, .strip') !== null
  const away = useAway(root)
  return {
    still: paused || hovered || focused || away,
    paused,
    toggle: (move) => {
      setPaused(!paused)
      setPlayed(paused)
      if (!paused) return
      setHovered(false)
      setFocused(false)
      move()
    },
    handlers: {
      onPointerOver: (event) => setHovered(holds(event)),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(holds(event)),
      onBlur: (event) => setFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  }
}

function useAway(root: RefObject<HTMLElement | null>): boolean {
  const [hidden, setHidden] = useState(false)
  const [offScreen, setOffScreen] = useState(false)
  const [reduced, setReduced] = useState(false)
  useEffect(() => {
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const onMotion = () => setReduced(motion.matches)
    const onVisibility = () => setHidden(document.hidden)
    const watcher = new IntersectionObserver(([entry]) => setOffScreen(!entry?.isIntersecting))
    onMotion()
    motion.addEventListener('change', onMotion)
    document.addEventListener('visibilitychange', onVisibility)
    if (root.current) watcher.observe(root.current)
    return () => {
      motion.removeEventListener('change', onMotion)
      document.removeEventListener('visibilitychange', onVisibility)
      watcher.disconnect()
    }
  }, [root])
  return hidden || offScreen || reduced
}
