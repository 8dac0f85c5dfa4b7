/**
 * Closes a dialog from outside React and tells its owner at once, as Escape does: `close` is told in a later task, and
 * whatever was opened again in between would be closed by it.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.dispatchEvent(new Event('cancel'))
  dialog.close()
}
