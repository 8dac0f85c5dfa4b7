import './package-facts.css'
import type { DetailsReading } from './details-view.ts'

/** The plan in four figures, counted from the days and the hotels. */
export function PackageFacts({ reading }: { reading: DetailsReading }) {
  const facts = factsOf(reading)
  if (facts.length === 0) return null
  return (
    <dl className="package-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf({ hotels, days, upperLimit }: DetailsReading): { name: string; value: string }[] {
  const nights = hotels.map((hotel) => hotel.duration).filter((count) => count > 0)
  const ferries = days.filter((day) => day.ferry).length
  const meals = ['breakfast', 'lunch', 'dinner']
    .map((meal) => ({ meal, count: days.filter((day) => day.meals.includes(meal)).length }))
    .filter(({ count }) => count > 0)
    .map(({ meal, count }) => `${count} ${meal}${count === 1 ? '' : mealPlural(meal)}`)
  return [
    ...(nights.length > 0 ? [{ name: 'Nights', value: nights.join(' + ') }] : []),
    ...(ferries > 0 ? [{ name: 'Ferries', value: String(ferries) }] : []),
    ...(meals.length > 0 ? [{ name: 'Meals', value: meals.join(', ') }] : []),
    { name: 'Group', value: `up to ${upperLimit} travellers` },
  ]
}

function mealPlural(meal: string): string {
  return meal === 'lunch' ? 'es' : 's'
}
