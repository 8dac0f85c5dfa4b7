import { escapeHtml } from '#contract/terms/html-text.ts'
import type { BoardRow } from './seat-board.ts'
import { BEHIND, type DrawnSeat, FRONT, type SeatRowsProps } from './seat-rows.tsx'

/** What React makes of SeatRows, for the server: the browser finds it as if React had written it. */
export function seatRowsHtml({ cabin: { rows }, seatAt }: Pick<SeatRowsProps, 'cabin' | 'seatAt'>): string {
  return rows.map((row) => rowHtml(row, seatAt)).join('')
}

function rowHtml({ row, cells, tag }: BoardRow, seatAt: SeatRowsProps['seatAt']): string {
  const numbered = cells.indexOf('aisle')
  const drawn = cells.map((cell, column) => {
    if (cell === null) return '<b aria-hidden="true" class="gap"></b>'
    if (cell === 'aisle') return `<b aria-hidden="true">${column === numbered ? row : ''}</b>`
    return seatHtml(seatAt(cell))
  })
  const label = tag === undefined ? '' : ` aria-label="Row ${row}, ${escapeHtml(tag)}"`
  const behind = tag !== undefined && BEHIND.test(tag) ? ' class="behind"' : ''
  const beside =
    tag === undefined || FRONT.test(tag) ? '' : `<small aria-hidden="true"${behind}>${escapeHtml(tag)}</small>`
  const number = numbered === -1 ? `<b aria-hidden="true">${row}</b>` : ''
  return `<div role="row"${label}>${number}${drawn.join('')}${beside}</div>`
}

function seatHtml({ seat, label, state, words, isChosen, tabIndex }: DrawnSeat): string {
  const isFreeNow = state === 'free'
  const said = words === undefined ? '' : ` aria-label="${escapeHtml(words)}"`
  const stop = tabIndex === undefined ? '' : ` tabindex="${tabIndex}"`
  const checked = isChosen ? ' checked=""' : ''
  if (!isFreeNow)
    return `<span role="gridcell" class="${state}"><input type="checkbox" disabled=""${said}${stop}${checked}/></span>`
  return `<span role="gridcell"><input type="checkbox"${said}${stop} name="seats"${checked} value="${escapeHtml(seat)}"/>${escapeHtml(label)}</span>`
}
