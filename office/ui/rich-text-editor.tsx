import { Mark, mergeAttributes } from '@tiptap/core'
import { Bold } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { UndoRedo } from '@tiptap/extensions'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import './rich-text-editor.css'

type Props = {
  id: string
  label: string
  value: string
  onChange: (html: string) => void
  onBlur?: (() => void) | undefined
  disabled?: boolean | undefined
  isInvalid: boolean
}

const EMPTY = '<p></p>'

/** TipTap's own link brings a finder of addresses along, a tenth of all the editor. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
})

/** TipTap with few tools: what the server lets through, and no more. Its own styles are not injected: the page policy allows none, ours stand in the sheet beside. */
export function RichTextEditor({ id, label, value, onChange, onBlur, disabled, isInvalid }: Props) {
  const editor = useEditor({
    extensions: [
      ...[Document, Paragraph, Text, HardBreak, Heading.configure({ levels: [3, 4] })],
      ...[Bold, Italic, Link, BulletList, OrderedList, ListItem, ListKeymap, UndoRedo],
    ],
    injectCSS: false,
    content: value ?? '',
    editable: disabled !== true,
    editorProps: {
      attributes: { id, 'aria-label': label, role: 'textbox', 'aria-multiline': 'true', class: 'rich-text-words' },
    },
    onUpdate: ({ editor: it }) => onChange(htmlOf(it)),
    onBlur: () => onBlur?.(),
  })
  useEffect(() => {
    // What a form sets anew, when it is read again or discarded.
    if (editor && !editor.isDestroyed && !editor.isFocused && htmlOf(editor) !== (value ?? ''))
      editor.commands.setContent(value ?? '', { emitUpdate: false })
  }, [editor, value])
  return (
    <div className="rich-text" data-invalid={isInvalid || undefined}>
      {editor && <Tools editor={editor} />}
      <EditorContent editor={editor} />
    </div>
  )
}

type Tool = { icon: IconName; label: string; isOn?: (editor: Editor) => boolean; run: (editor: Editor) => void }

const TOOLS: readonly Tool[] = [
  {
    icon: 'heading',
    label: 'Heading',
    isOn: (it) => it.isActive('heading'),
    run: (it) => it.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    icon: 'bold',
    label: 'Bold',
    isOn: (it) => it.isActive('bold'),
    run: (it) => it.chain().focus().toggleBold().run(),
  },
  {
    icon: 'italic',
    label: 'Italic',
    isOn: (it) => it.isActive('italic'),
    run: (it) => it.chain().focus().toggleItalic().run(),
  },
  {
    icon: 'list',
    label: 'List',
    isOn: (it) => it.isActive('bulletList'),
    run: (it) => it.chain().focus().toggleBulletList().run(),
  },
  {
    icon: 'numbered',
    label: 'Numbered list',
    isOn: (it) => it.isActive('orderedList'),
    run: (it) => it.chain().focus().toggleOrderedList().run(),
  },
]

function Tools({ editor }: { editor: Editor }) {
  const [address, setAddress] = useState<string>()
  const on = useEditorState({
    editor,
    selector: ({ editor: it }) => ({ tools: TOOLS.map(({ isOn }) => isOn?.(it) === true), link: it.isActive('link') }),
  })
  const askLink = () => setAddress(String(editor.getAttributes('link').href ?? 'https://'))
  const setLink = () => {
    const href = address?.trim() ?? ''
    const chain = editor.chain().focus().extendMarkRange('link')
    if (/^(?:https:\/\/.|mailto:.|tel:.|\/)/.test(href)) chain.setMark('link', { href }).run()
    else chain.unsetMark('link').run()
    setAddress(undefined)
  }
  return (
    <div className="rich-text-tools" role="toolbar" aria-label="Look of the text">
      {TOOLS.map((tool, place) => (
        <Press key={tool.label} {...tool} pressed={on.tools[place] === true} onPress={() => tool.run(editor)} />
      ))}
      <Press icon="link" label="Link" pressed={on.link} onPress={askLink} />
      <Press icon="undo" label="Undo" onPress={() => editor.chain().focus().undo().run()} />
      {address !== undefined && (
        <span className="rich-text-link">
          <input
            aria-label="Address of the link"
            type="url"
            // biome-ignore lint/a11y/noAutofocus: whoever asked for a link types its address next
            autoFocus
            value={address}
            onChange={({ currentTarget }) => setAddress(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setAddress(undefined)
              if (event.key !== 'Enter') return
              event.preventDefault()
              setLink()
            }}
          />
          <Button onClick={setLink}>Set</Button>
        </span>
      )}
    </div>
  )
}

type PressProps = { icon: IconName; label: string; pressed?: boolean; onPress: () => void }

function Press({ icon, label, pressed, onPress }: PressProps) {
  return (
    <button type="button" aria-label={label} title={label} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
    </button>
  )
}

function htmlOf(editor: Editor): string {
  const html = editor.getHTML()
  return html === EMPTY ? '' : html
}
