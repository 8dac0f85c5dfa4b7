import { drawCode } from '#server/http/draw-code.ts'

const LENGTH = 6

/** "ENQ-7K2M9P": 30 random bits. May have been given before; the table's unique key decides. */
export function drawReference(): string {
  return `ENQ-${drawCode(LENGTH)}`
}
