import { InPage } from '#site/ui/in-page.tsx'
import { Link } from '#site/ui/link.tsx'
import { SectionHead } from '#site/ui/section-head.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { Status } from '#site/ui/status.tsx'
import { SampleMark } from './sample-mark.tsx'
import { Stars } from './stars.tsx'
import './voices.css'
import type { Voices as VoicesData, VoiceView } from './voices-loader.ts'

const VOICES_TEXTS = { title: 'What People Say' } as const

/** What People Say: one review beside the other, each with what it is about. Left out while nobody says anything. */
export function Voices({ voices, retryHref }: { voices: VoicesData; retryHref: string }) {
  if (voices === undefined || (voices.ok && voices.value.length === 0)) return null
  const head = <SectionHead title={VOICES_TEXTS.title} />
  return (
    <section className="wrap section voices">
      {voices.ok ? (
        <Slider preset="C" label={VOICES_TEXTS.title} head={head}>
          {voices.value.map((voice, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a list that does not change
            <InPage key={index} from={voice} className="voice">
              {drawVoice}
            </InPage>
          ))}
        </Slider>
      ) : (
        <>
          {head}
          <Status kind="error" retryHref={retryHref}>
            {voices.error.message}
          </Status>
        </>
      )}
    </section>
  )
}

function drawVoice({ rating, title, text, name, month, sample, about }: VoiceView) {
  return (
    <figure>
      <Stars rating={rating} />
      {title && <h3>{title}</h3>}
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <b>{name}</b>, {month} {sample && <SampleMark />}
        <Link to={about.href}>{about.name}</Link>
      </figcaption>
    </figure>
  )
}
