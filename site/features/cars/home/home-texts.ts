/** The words of the cars' front page. Titles are given by the operator where it has them. */
export const HOME_TEXTS = {
  heading: 'Car Rental',
  title: 'Cars with a driver in the Andamans',
  intro: 'Driver, fuel and tax are in every price. You see the night charge and the kilometre limit before you pay.',
  packages: 'Top Car Rental Packages',
  packagesLead: 'A drive planned for you, in a car for your party. The price is for the car, not for each person.',
  morePackages: 'Explore More Packages',
  destinations: 'Top Destinations',
  destinationsLead: 'The road there and what it costs, one way.',
  rates: 'Our cars by the hour',
  ratesLead: (hire: string) => `What ${hire} on South Andaman cost, on a usual day.`,
  seeHours: (type: string) => `${type} for other hours`,
  terms: 'What you know before you pay',
  questions: 'Questions about cars',
  paid: 'for the car',
} as const
