import { paths } from '#contract/terms/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { InPage } from '#site/ui/in-page.tsx'
import { TopCars } from './top-cars.tsx'
import type { TopCars as TopData } from './top-cars-loader.ts'

/** The words of the section on a front page; the others stay with the pages of cars. */
const HOME_CARS_TEXTS = { title: 'Car Rental Packages', all: 'All cars' } as const

type Props = { cars: InPage<NonNullable<TopData>> | undefined; retryHref: string }

/** Car Rental Packages, on a front page that has other things as well; left out where there are none. */
export function HomeCars({ cars, retryHref }: Props) {
  const { title, all } = HOME_CARS_TEXTS
  if (cars === undefined) return null
  const more = (
    <Button kind="outline" size="small" href={paths.carRental}>
      {all}
    </Button>
  )
  return (
    <InPage from={cars}>
      {(shown) => <TopCars className="grid-3" cars={shown} title={title} more={more} retryHref={retryHref} />}
    </InPage>
  )
}
