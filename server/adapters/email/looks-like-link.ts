/** True for a text that mail programs would turn into a link: what strangers type does not travel so under our name. */
export function looksLikeLink(text: string): boolean {
  return /:\/\/|www\.|\b[\p{L}\d-]+\.[\p{L}]{2,}\b/iu.test(text)
}
