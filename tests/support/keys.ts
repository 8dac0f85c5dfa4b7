import type { Locator, Page } from 'playwright-core'

/** Steps of a visitor who has a keyboard and nothing else. */

/** Presses Tab until the focus is on what has that name. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await nameOfFocused(page)
    if (typeof name === 'string' ? focused === name : name.test(focused)) return
  }
  throw new Error(`Tab does not come to ${name}`)
}

/** Goes there by Tab and presses it. */
export async function tabAndEnter(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name)
  await page.keyboard.press('Enter')
}

export function nameOfFocused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    const hasLabels = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
    const labels = hasLabels ? [...(focused.labels ?? [])] : []
    const name = focused?.getAttribute('aria-label') ?? labels[0]?.textContent ?? focused?.textContent ?? ''
    return name
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^Any(\d)/, 'Any $1')
  })
}

export function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement)
}
