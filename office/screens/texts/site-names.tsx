import { useState } from 'react'
import { fetchSiteNames } from '#contract/office/site-names.ts'
import { Names } from '../../ui/names.tsx'
import { Refused } from '../../ui/refused.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'

/** Every name in braces that a text of the site may have, folded away until somebody asks. */
export function SiteNames() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="site-names" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Words in braces and what they become</summary>
      {isOpen && <Listed />}
    </details>
  )
}

function Listed() {
  const [words, setWords] = useState('')
  const { data, error, refetch } = useOffice(fetchSiteNames)
  if (error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={6} />
  const wanted = words.trim().toLowerCase()
  const names = data.names.filter(({ name, becomes }) => `${name} ${becomes}`.toLowerCase().includes(wanted))
  return (
    <>
      <TextBox label="Look for a word" type="search" value={words} onChange={setWords} />
      <Names
        title="Words in braces"
        about="Press one to put it where you were writing. In bold what visitors read there now; it follows the settings and the rules of booking."
        names={names}
      />
      {names.length === 0 && <p className="hint">No name has this word.</p>}
    </>
  )
}
