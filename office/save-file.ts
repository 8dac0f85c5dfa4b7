const KEPT_MS = 10_000

/** Has the browser save a text as a file. */
export function saveFile({ fileName, csv }: { fileName: string; csv: string }): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
