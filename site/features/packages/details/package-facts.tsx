import '#site/shop/product/product-facts.css'
import './package-facts.css'
import { type Fact, FactList } from '#site/ui/fact-list.tsx'
import type { DetailsReading } from './details-view.ts'

/** The plan in four figures, counted from the days and the hotels. */
export function PackageFacts({ reading }: { reading: DetailsReading }) {
  const facts = factsOf(reading)
  if (facts.length === 0) return null
  return <FactList className="product-facts package-facts" facts={facts} />
}

function factsOf({ hotels, days, upperLimit }: DetailsReading): Fact[] {
  const nights = hotels.map((hotel) => hotel.duration).filter((count) => count > 0)
  const ferries = days.filter((day) => day.ferry).length
  const meals = ['breakfast', 'lunch', 'dinner']
    .map((meal) => ({ meal, count: days.filter((day) => day.meals.includes(meal)).length }))
    .filter(({ count }) => count > 0)
    .map(({ meal, count }) => `${count} ${meal}${count === 1 ? '' : mealPlural(meal)}`)
  return [
    ...(nights.length > 0 ? [{ label: 'Nights', text: nights.join(' + ') }] : []),
    ...(ferries > 0 ? [{ label: 'Ferries', text: String(ferries) }] : []),
    ...(meals.length > 0 ? [{ label: 'Meals', text: meals.join(', ') }] : []),
    { label: 'Group', text: `up to ${upperLimit} travellers` },
  ]
}

function mealPlural(meal: string): string {
  return meal === 'lunch' ? 'es' : 's'
}
