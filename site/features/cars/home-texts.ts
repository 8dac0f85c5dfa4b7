/** The words of the cars' front page. */
export const HOME_TEXTS = {
  heading: 'Car Rental',
  title: 'Cars with a driver in the Andamans',
  intro: 'Driver, fuel and tax are in every price. You see the night charge and the kilometre limit before you pay.',
} as const
