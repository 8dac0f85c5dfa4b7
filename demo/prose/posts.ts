import type { Post } from './post.ts'
import { ferriesExplained } from './posts/ferries-explained.ts'
import { fiveDaysWithChildren } from './posts/five-days-with-children.ts'
import { monsoon } from './posts/monsoon.ts'
import { permits } from './posts/permits.ts'
import { responsibleTravel } from './posts/responsible-travel.ts'
import { weekOnABudget } from './posts/week-on-a-budget.ts'
import { whenToGo } from './posts/when-to-go.ts'
import { yourFirstDive } from './posts/your-first-dive.ts'

/** The blog. */
export const posts: Post[] = [
  whenToGo,
  ferriesExplained,
  fiveDaysWithChildren,
  permits,
  yourFirstDive,
  weekOnABudget,
  responsibleTravel,
  monsoon,
]
