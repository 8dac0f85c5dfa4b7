type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * Tells the page, once its script has taken it over, what was typed and chosen before: without an event it would draw
 * its own values over it. A field a task, so that each is told what the one before has changed.
 */
export function takeTyped(): void {
  for (const field of document.querySelectorAll<TextField | HTMLSelectElement>('input,select,textarea')) {
    const tell = tellingOf(field)
    if (tell) setTimeout(tell)
  }
}

function tellingOf(field: TextField | HTMLSelectElement): (() => void) | undefined {
  const { value } = field
  if (field instanceof HTMLSelectElement) {
    const { length, options, selectedIndex } = field
    if (length === 0 || options[selectedIndex]?.defaultSelected) return
    if (![...options].some((option) => option.defaultSelected) && selectedIndex === 0) return
    return () => {
      field.value = value
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
  if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) {
    const { checked } = field
    // Of radios the one that is chosen now speaks for its group.
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return
    return () => {
      field.checked = !checked
      field.click()
    }
  }
  if (value === field.defaultValue || field.type === 'file') return
  return () => {
    // React hears of a value only if it is another than the last one set through the field itself.
    field.value = field.defaultValue
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}
