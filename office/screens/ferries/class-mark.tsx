import type { FerryClassCode } from '#contract/terms/ferry-labels.ts'
import { signOf } from '#contract/terms/seat-drawing.ts'
import './class-mark.css'

/** A class by its colour and its sign: the letter with which its seats begin. */
export function ClassMark({ code }: { code: FerryClassCode }) {
  return (
    <span className={`class-mark ${code}`} aria-hidden="true">
      {signOf(code)}
    </span>
  )
}

/** "P Premium 81, B Business 23". */
export function ClassMarks({ classes }: { classes: readonly { code: FerryClassCode; name: string; seats: number }[] }) {
  return (
    <span className="class-marks">
      {classes.map(({ code, name, seats }) => (
        <span key={code}>
          <ClassMark code={code} /> {name} <b>{seats}</b>
        </span>
      ))}
    </span>
  )
}
