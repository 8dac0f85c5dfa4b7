import type { Listed } from './package-words.ts'
import type { Editor } from './use-editor.ts'
import type { Pictures } from './use-pictures.ts'

/** What each part of the editor is drawn from. */
export type PartProps = {
  editor: Editor
  options: Listed | undefined
  pictures: Pictures
}

/** What ties a field of the record to a box: its value, its change and the server's word on it. */
export function tied<Name extends keyof Editor['entered']>({ editor }: Pick<PartProps, 'editor'>, name: Name) {
  return {
    name,
    value: editor.entered[name],
    onChange: (value: Editor['entered'][Name]) => editor.edit({ [name]: value }),
    error: editor.errorOf(name),
    disabled: !editor.mayChange,
  }
}

export const optionsOf = (named: readonly { id: string; name: string }[] | undefined) =>
  (named ?? []).map(({ id, name }) => ({ value: id, label: name }))
