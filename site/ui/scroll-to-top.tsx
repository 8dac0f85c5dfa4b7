import { Icon } from './icon.tsx'

/** A link to the top of the page, which works without script; with it follow-links.ts keeps the address as it is. */
export function ScrollToTop() {
  return (
    <a className="scroll-to-top" href="#top">
      Back to top
      <Icon name="up" />
    </a>
  )
}
