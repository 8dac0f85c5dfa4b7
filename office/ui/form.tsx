import { type ComponentType, type ReactNode, useEffect, useId } from 'react'
import { type FieldValues, FormProvider, useController, useForm, useFormContext, useFormState } from 'react-hook-form'
import type { OfficeFailure } from '../call.ts'
import { Button } from './button.tsx'
import type { BoxProps } from './field.tsx'
import './form.css'
import { Refused } from './refused.tsx'
import { UnsavedWarning } from './unsaved-warning.tsx'

type FormProps<Values extends FieldValues> = {
  /** What the fields show first; when it changes (saved, or read anew), fields that nobody has touched follow. */
  values: Values
  /** Saves; brings the failure where it was refused: errors go to their fields, the rest above the buttons. */
  onSave: (values: Values) => Promise<OfficeFailure | undefined>
  onSaved?: () => void
  children: ReactNode
  /** What the button says, as a verb: "Send the invitation". */
  save?: string
  /** Buttons beside it. */
  beside?: ReactNode
  /** A bar at the foot of the window that is there once something has changed; else the buttons stand below the fields. */
  bar?: boolean
  /** Leaves without a question: for forms whose loss costs nothing. */
  light?: boolean
}

/** A form of the office. Fields are `<Input of={TextBox} source="name" label="Name" />`. */
export function OfficeForm<Values extends FieldValues>(props: FormProps<Values>) {
  const { values, onSave, onSaved, children, save = 'Save', beside, bar, light } = props
  const form = useForm<Values>({ values, resetOptions: { keepDirtyValues: true } })
  const { isSubmitting } = form.formState
  const submit = form.handleSubmit(async (entered) => {
    const failure = await onSave(entered)
    if (failure !== undefined) return showFailure(failure, form.setError)
    form.reset(entered)
    onSaved?.()
  })
  return (
    <FormProvider {...form}>
      <form
        className="office-form"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation()
          if (isSubmitting) event.preventDefault()
          else void submit(event)
        }}
      >
        {children}
        <Foot save={save} beside={beside} bar={bar} />
      </form>
      {!light && <UnsavedWarning />}
    </FormProvider>
  )
}

function Foot({ save, beside, bar }: { save: string; beside: ReactNode; bar: boolean | undefined }) {
  const { isDirty, isSubmitting, errors } = useFormState()
  const { reset } = useFormContext()
  const whole = errors.root?.server?.message
  return (
    <div className={bar ? 'form-bar' : 'form-foot'} hidden={bar && !isDirty && !isSubmitting && whole === undefined}>
      {whole && <Refused message={whole} />}
      <div className="form-buttons">
        {bar && <p>Unsaved changes</p>}
        {bar && <Button onClick={() => reset()}>Discard</Button>}
        {beside}
        <Button kind="primary" type="submit" busy={isSubmitting}>
          {save}
        </Button>
      </div>
    </div>
  )
}

type SetError = (name: never, error: { type: string; message: string }, options?: { shouldFocus: boolean }) => void

/** The server's errors by field, the first of them in focus; what belongs to none stands above the buttons. */
function showFailure({ message, errors }: OfficeFailure, setError: unknown): void {
  // The names come from the server; react-hook-form wants them as literals of the form.
  const set = setError as (...given: Parameters<SetError>) => void
  const byField = errors.filter(({ field }) => field !== '')
  for (const [place, { field, message: words }] of byField.entries())
    set(field as never, { type: 'server', message: words }, { shouldFocus: place === 0 })
  const isSaid = byField.some((each) => each.message === message && document.getElementsByName(each.field).length > 0)
  if (!isSaid) set('root.server' as never, { type: 'server', message })
}

type Rest<Props> = Omit<Props, 'value' | 'onChange' | 'onBlur' | 'error' | 'inputRef' | 'name'>

type InputProps<Value, Props extends BoxProps<Value>> = {
  /** The kind of field: TextBox, NumberBox, MoneyBox, SelectBox, DateBox, Switch, … */
  of: ComponentType<Props & BoxProps<Value>>
  /** The field of the record: `name`, or `days.0.title`. */
  source: string
  /** Brings a sentence where the value is wrong; the server checks again. */
  check?: (value: Value) => string | undefined
}

/** Ties any kind of field to the form round it. */
export function Input<Value, Props extends BoxProps<Value>>(props: InputProps<Value, Props> & Rest<Props>) {
  const { of: Box, source, check, ...rest } = props
  const { field, fieldState } = useController({
    name: source,
    rules: { validate: (value) => check?.(value as Value) ?? true },
  })
  const tied = {
    ...rest,
    name: field.name,
    value: field.value as Value,
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  }
  // `rest` is what Props has beyond the fields tied here.
  return <Box {...(tied as unknown as Props & BoxProps<Value>)} />
}

/** Brings a sentence where nothing was entered. */
export function needed(words: string): (value: unknown) => string | undefined {
  return (value) =>
    value === undefined || value === null || value === '' || (typeof value === 'string' && value.trim() === '')
      ? words
      : undefined
}

/** Fields that belong together, under a title. */
export function FieldSet({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="field-set" aria-labelledby={id}>
      <div className="field-set-head">
        <h2 id={id}>{title}</h2>
        {hint && <p className="hint">{hint}</p>}
      </div>
      <div className="field-set-body">{children}</div>
    </section>
  )
}

/** Two or three fields in a row where there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="field-row">{children}</div>
}

/** What the fields hold just now, for a preview beside them. */
export function FormPeek({ children, onSeen }: { children?: ReactNode; onSeen: (values: FieldValues) => void }) {
  const { watch } = useFormContext()
  const values = watch()
  const text = JSON.stringify(values)
  useEffect(() => onSeen(JSON.parse(text) as FieldValues), [text, onSeen])
  return children
}
