/**
 * A deal can bring a room under the next slab of the tax, and then the price falls by more than the deal's percent: words that
 * say so after the split, '' otherwise. Rupees before tax, and the tax on them; struck are those before the deal.
 */
export function taxFall(price: number, tax: number, struck: number, struckTax: number): string {
  const [percent, before] = [percentOf(tax, price), percentOf(struckTax, struck)]
  return before - percent >= 2 ? `; tax falls to ${percent}% at this price` : ''
}

function percentOf(tax: number, price: number): number {
  return price > 0 ? Math.round((100 * tax) / price) : 0
}
