import { lazy, Suspense } from 'react'
import { type BoxProps, Field } from './field.tsx'
import { Skeleton } from './waiting.tsx'

const Editor = lazy(() => import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })))

/** Text with headings, lists and links, as HTML without styles or scripts; the server cleans it once more. */
export function RichTextBox({ label, hint, error, optional, value, onChange, onBlur, disabled }: BoxProps<string>) {
  return (
    <Field {...{ label, hint, error, optional }} group>
      {({ id }) => (
        <Suspense fallback={<Skeleton lines={5} />}>
          <Editor {...{ id, label, value, onChange, onBlur, disabled }} isInvalid={error !== undefined} />
        </Suspense>
      )}
    </Field>
  )
}
