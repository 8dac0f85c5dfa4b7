/** How files are made of a drawing. What is changed here changes the version of every picture, and so their addresses. */
export const ENCODING = {
  masterWidth: 1920,
  avif: { quality: 52, effort: 1 },
  webp: { quality: 78, effort: 4 },
  jpeg: { quality: 80, mozjpeg: true },
}
