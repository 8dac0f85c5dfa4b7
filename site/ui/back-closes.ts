import { closeDialog } from './use-modal.ts'

/**
 * Back closes what lies over the page instead of leaving it. Whatever opens puts one more entry of the same page into the
 * history; going back from it is seen here, before the router. An entry left behind by what was closed otherwise is stepped
 * over, so that nobody has to press twice.
 */
type Layer = { isOpen: () => boolean; close: () => void }

/** The router's own state and our mark; it keeps `idx`, the number of the page in the history. */
type EntryState = { idx?: number; layer?: true } | null

const layers: Layer[] = []
/** The number of the page over which the latest was opened. */
let openedAt: number | undefined
/** The number of the page of which the browser stands at the second entry. */
let doubleOf: number | undefined
let isReturning = false

/** For what is no dialog; the answer ends it. */
export function closeOnBack(close: () => void): () => void {
  let isOpen = true
  add({ isOpen: () => isOpen, close })
  return () => {
    isOpen = false
  }
}

/** Dialogs and the menu of phones, whoever opens them. */
export function watchDialogs(): () => void {
  const look = (element: Element) => {
    if (!element.matches('dialog[open], .mobile-menu[open]')) return
    add({
      isOpen: () => element.isConnected && element.hasAttribute('open'),
      close: () => (element instanceof HTMLDialogElement ? closeDialog(element) : element.removeAttribute('open')),
    })
  }
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) look(target)
  })
  observer.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['open'] })
  for (const element of document.querySelectorAll('[open]')) look(element)
  // Before the router, which listens on the window too.
  addEventListener('popstate', onPop, { capture: true })
  return () => {
    observer.disconnect()
    removeEventListener('popstate', onPop, { capture: true })
  }
}

function add(layer: Layer): void {
  layers.push(layer)
  putEntry()
}

function putEntry(): void {
  const state = stateOf(history.state)
  if (!state?.layer) history.pushState({ ...state, layer: true }, '')
  openedAt = state?.idx
  doubleOf = state?.idx
}

function onPop(event: PopStateEvent): void {
  if (isReturning) {
    isReturning = false
    event.stopImmediatePropagation()
    return
  }
  const state = stateOf(event.state)
  while (layers.length > 0 && !layers.at(-1)?.isOpen()) layers.pop()
  const top = layers.pop()
  if (top) {
    event.stopImmediatePropagation()
    // A filter chosen in the sheet has gone on to another list: that one stays.
    if (state?.layer || state?.idx !== openedAt) {
      isReturning = true
      history.forward()
    }
    doubleOf = undefined
    top.close()
    if (layers.some(({ isOpen }) => isOpen())) putEntry()
    return
  }
  const isDouble = doubleOf !== undefined && doubleOf === state?.idx && !state?.layer
  doubleOf = state?.layer ? state.idx : undefined
  if (!isDouble) return
  event.stopImmediatePropagation()
  history.back()
}

// Only the router and this file write it.
function stateOf(state: unknown): EntryState {
  return state as EntryState
}
