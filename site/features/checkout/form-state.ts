import type { CheckoutProblems, CheckoutValues } from './checkout-form.ts'

type FieldState = { name: string; defaultValue?: string; error?: string; autoFocus?: boolean }

/** What the fields of the form show: what was typed, what is wrong, and where to go on. */
export type FormState = {
  isPosted: boolean
  of: (name: string) => FieldState
  all: (name: string) => string[]
  errorOf: (name: string) => string | undefined
}

export function formStateOf(values: CheckoutValues | undefined, problems: CheckoutProblems | undefined): FormState {
  const errorOf = (name: string) => problems?.fields[name]
  return {
    isPosted: values !== undefined,
    of: (name) => {
      const [typed, error] = [values?.[name]?.[0], errorOf(name)]
      return {
        name,
        ...(typed === undefined ? {} : { defaultValue: typed }),
        ...(error === undefined ? {} : { error }),
        // The page comes anew with what is wrong: the browser itself goes there, with script or without.
        ...(problems?.first === name ? { autoFocus: true } : {}),
      }
    },
    all: (name) => values?.[name] ?? [],
    errorOf,
  }
}
