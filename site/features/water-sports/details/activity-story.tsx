import '#site/shop/product/product-facts.css'
import { FactList } from '#site/ui/fact-list.tsx'
import { Icon } from '#site/ui/icon.tsx'
import { RichText } from '#site/ui/rich-text.tsx'
import { VideoGrid } from '#site/ui/video-grid.tsx'
import { HEALTH_TEXTS } from '../outing/booking-texts.ts'
import { HealthList } from '../outing/health-list.tsx'
import { ACTIVITY_TEXTS } from '../texts.ts'
import type { ActivityReading } from './details-view.ts'

/** What the page tells: the text, the facts in a row, what is included, the health rules, the clips. */
export function ActivityStory({ reading: { html, facts, included, health, clips } }: { reading: ActivityReading }) {
  return (
    <>
      <FactList className="product-facts activity-facts" aria-label={ACTIVITY_TEXTS.facts} facts={facts} />
      <RichText html={html} />
      {included.length > 0 && (
        <section>
          <h2>{ACTIVITY_TEXTS.included}</h2>
          <ul className="activity-included">
            {included.map((each) => (
              <li key={each}>
                <Icon name="check" />
                {each}
              </li>
            ))}
          </ul>
        </section>
      )}
      {(health.notWith.length > 0 || health.rules.length > 0) && (
        <section>
          <h2>{HEALTH_TEXTS.title}</h2>
          <HealthList health={health} />
        </section>
      )}
      {clips.length > 0 && (
        <section>
          <h2>{ACTIVITY_TEXTS.videos}</h2>
          <VideoGrid clips={clips} />
        </section>
      )}
    </>
  )
}
