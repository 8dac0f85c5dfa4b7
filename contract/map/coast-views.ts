/** Made by tools/make-map.ts: the Mercator numbers of each coast sprite. `project` in project.ts uses them. */
export const COAST_VIEWS = {
  chain: { width: 2000, height: 3317, scale: 55626.97, left: 89339.806, top: -13489.523 },
  south: { width: 3200, height: 4457, scale: 208348.289, left: 335854.545, top: -45298.165 },
} as const

export type CoastView = keyof typeof COAST_VIEWS
