/** The terms of every car, beside those that car-words.ts makes of the catalogue's rules. */
export const TERM_TEXTS = {
  cancel: 'Plans change with the weather. You get back all that you paid for the car.',
  insideTitle: 'Driver, fuel and tax inside',
  inside: 'The large price is what you pay; the small line under it shows the tax.',
  kmTitle: 'Kilometres said before you pay',
  km: 'A road has one fixed price. By the hour and in packages the km limit and the rate above it stand beside the price.',
  nightTitle: 'Nights and high season',
} as const
