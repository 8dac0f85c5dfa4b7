import './video-grid.css'

/** A clip as the page plays it: `captions` is a WebVTT file. */
export type Clip = { src: string; poster?: string; captions?: string; label: string }

const WATCH_LARGE = 'Watch large'

/**
 * Clips side by side, two in a row, each with its own controls, or over the page (media-links.tsx); nothing is fetched but
 * the posters until one is played.
 */
export function VideoGrid({ clips }: { clips: readonly Clip[] }) {
  return (
    <ul className="video-grid">
      {clips.map(({ src, poster, captions, label }) => (
        <li key={src}>
          {/* biome-ignore lint/a11y/useMediaCaption: captions are drawn where the record has some; a silent clip has none */}
          <video
            controls
            loop
            playsInline
            preload={poster === undefined ? 'metadata' : 'none'}
            poster={poster}
            aria-label={label}
          >
            <source src={src} type="video/mp4" />
            {captions !== undefined && <track kind="captions" src={captions} srcLang="en" label="English" default />}
          </video>
          <a href={src} title={label} aria-label={`${WATCH_LARGE}: ${label}`}>
            {WATCH_LARGE}
          </a>
        </li>
      ))}
    </ul>
  )
}
