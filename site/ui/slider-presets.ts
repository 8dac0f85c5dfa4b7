/** How a slider moves (given). How many slides it shows at which width is in slider.css, as `--shown`. */
export type SliderPreset = 'default' | 'A' | 'B' | 'C' | 'D' | 'E'
type Settings = { moving: boolean; dots: boolean; centred: boolean; scrolled: number }

export const SLIDER_AUTOPLAY_MS = 5000
/** The library measures a movement by its own friction, not in time: 18 settles in about 400 ms. */
export const SLIDER_SPEED = 18

/** `moving` ones loop and play by themselves. Where a single slide is shown, one is moved at a time. */
export const SLIDER_PRESETS: Record<SliderPreset, Settings> = {
  default: { moving: false, dots: false, centred: false, scrolled: 1 },
  A: { moving: true, dots: true, centred: false, scrolled: 2 },
  B: { moving: true, dots: false, centred: false, scrolled: 2 },
  C: { moving: true, dots: true, centred: false, scrolled: 1 },
  D: { moving: true, dots: true, centred: false, scrolled: 1 },
  E: { moving: true, dots: true, centred: true, scrolled: 1 },
}
