import { useEffect, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import '../../ui/list.css'

const TYPING_MS = 300

/** Looks for pictures by their words and the names of their files, once nobody types any more. */
export function PictureSearch({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  useEffect(() => {
    if (typed === words) return
    const timer = setTimeout(() => onWords(typed), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed, words, onWords])
  return (
    <search className="list-tools">
      <span className="list-search">
        <Icon name="search" />
        <input
          type="search"
          aria-label="Search: words or file name"
          placeholder="Words or file name"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </span>
    </search>
  )
}
