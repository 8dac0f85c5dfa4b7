import { type ReactNode, useId, useState } from 'react'
import { Icon } from './icon.tsx'
import './file-drop.css'
import './figures.css'

type DropProps = {
  /** "Photographs", "The list of names". */
  label: string
  /** What is taken, and how large it may be. */
  hint: string
  accept: string
  multiple?: boolean
  disabled?: boolean
  onFiles: (files: File[]) => void
}

/** Files dropped, chosen, or taken by the camera of a phone. */
export function FileDrop({ label, hint, accept, multiple, disabled, onFiles }: DropProps) {
  const id = useId()
  const [over, setOver] = useState(false)
  const take = (list: FileList | null) => {
    const files = [...(list ?? [])]
    if (files.length > 0) onFiles(multiple ? files : files.slice(0, 1))
  }
  return (
    <label
      className="file-drop"
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (!disabled) take(event.dataTransfer.files)
      }}
    >
      <Icon name="upload" />
      <span>
        <b>{label}</b>
        <small id={id}>{hint}</small>
      </span>
      <input
        type="file"
        className="visually-hidden"
        aria-describedby={id}
        {...{ accept, multiple, disabled }}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          currentTarget.value = ''
        }}
      />
    </label>
  )
}

export type Upload = {
  id: string
  name: string /** 0 to 1; 1 is done. */
  done: number
  error?: string
  preview?: string
  after?: ReactNode
}

/** Files on their way, each with how far it is or why it was refused. */
export function Uploads({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className="uploads" aria-live="polite">
      {uploads.map(({ id, name, done, error, preview, after }) => (
        <li key={id} data-bad={error !== undefined || undefined}>
          {preview ? <img src={preview} alt="" /> : <Icon name={error ? 'alert' : 'file'} />}
          <span>
            <b>{name}</b>
            {error ? <small>{error}</small> : <progress aria-label={name} max={1} value={done} />}
          </span>
          {after}
        </li>
      ))}
    </ul>
  )
}
