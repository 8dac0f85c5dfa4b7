/** The words of the section on a front page; the others stay with the pages of cars. */
export const HOME_CARS_TEXTS = { title: 'Car Rental Packages', all: 'All cars' } as const
