import { useState } from 'react'
import type { BoxProps } from '../../ui/field.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'

/** Short lines, one below the other. */
export function LinesBox({ value, onChange, ...rest }: BoxProps<string[]>) {
  const [typed, setTyped] = useState<string>()
  const lines = value ?? []
  const isTyped = typed !== undefined && linesOf(typed).join('\n') === lines.join('\n')
  return (
    <LongTextBox
      {...rest}
      rows={Math.max(2, lines.length + 1)}
      value={isTyped ? typed : lines.join('\n')}
      onChange={(text) => {
        setTyped(text)
        onChange(linesOf(text))
      }}
    />
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
