type Props = { name?: string; value?: string }

/** What Enter presses in a form whose first visible button does something else than search. */
export function DefaultSubmit({ name, value }: Props) {
  return <button type="submit" name={name} value={value} className="visually-hidden" tabIndex={-1} aria-hidden="true" />
}
