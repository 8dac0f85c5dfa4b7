import { groupText } from '#contract/terms/group-words.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { askOfficeHref } from '#site/shop/enquiry/ask-office.ts'
import type { DetailsView } from '../details/details-view.ts'
import type { Party } from './party.ts'

/** What a party is told that is larger than its package takes, with its way to the office. */
export function crowdOf(
  { name, upperLimit }: Pick<DetailsView, 'name' | 'upperLimit'>,
  { adults, children, date }: Party,
): { text: string; href: string } {
  const asked = [
    name,
    ...(date === '' ? [] : [formatDay(date)]),
    counted(adults, 'adult', 'adults'),
    ...(children === 0 ? [] : [counted(children, 'child', 'children')]),
  ]
  return {
    text: groupText({ above: String(upperLimit), isPriced: false }),
    href: askOfficeHref({ message: `${asked.join('; ')}.`, adults, children }),
  }
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
