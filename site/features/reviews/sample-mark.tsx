import './sample-mark.css'
import { REVIEW_TEXTS } from './texts.ts'

/** Stands on every review that was made up for the demo. */
export function SampleMark() {
  return <span className="sample-mark">{REVIEW_TEXTS.sample}</span>
}
