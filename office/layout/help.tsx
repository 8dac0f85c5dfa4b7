import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { type HelpPage, helpPicture, readHelp } from '../help-pages.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { Refused } from '../ui/refused.tsx'
import { Skeleton } from '../ui/waiting.tsx'
import './help.css'
import { blocksOf, type HelpBlock } from './help-text.ts'

const OpenHelp = createContext<(page: HelpPage) => void>(() => {})

/** Opens a page of the handbook beside the screen, so that nobody leaves what they are at. */
export function HelpLink({ page, children = 'How this works' }: { page: HelpPage; children?: ReactNode }) {
  const open = useContext(OpenHelp)
  return (
    <button type="button" className="help-link" aria-haspopup="dialog" onClick={() => open(page)}>
      <Icon name="help" />
      {children}
    </button>
  )
}

export function HelpPanel({ children }: { children: ReactNode }) {
  const [page, setPage] = useState<HelpPage>()
  const [blocks, setBlocks] = useState<HelpBlock[]>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    if (page === undefined) return
    setBlocks(undefined)
    setFailed(false)
    readHelp(page).then(
      (text) => setBlocks(blocksOf(text)),
      () => setFailed(true),
    )
  }, [page])
  const title = blocks?.flatMap((block) => (block.kind === 'title' ? [block.text] : []))[0]
  return (
    <OpenHelp value={setPage}>
      {children}
      <Dialog open={page !== undefined} onClose={() => setPage(undefined)} title={title ?? 'Help'}>
        {failed ? <Refused message="The help did not arrive. Please check your network." /> : null}
        {!failed && (blocks === undefined ? <Skeleton lines={6} /> : <HelpText blocks={blocks} />)}
      </Dialog>
    </OpenHelp>
  )
}

function HelpText({ blocks }: { blocks: readonly HelpBlock[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long page is scrolled by keys
    <section className="help-text" tabIndex={0} aria-label="Help">
      {blocks.map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of help does not change while it is read
        <Block key={place} {...block} />
      ))}
    </section>
  )
}

function Block(block: HelpBlock) {
  switch (block.kind) {
    case 'title':
      return null
    case 'heading':
      return <h3>{block.text}</h3>
    case 'text':
      return <p>{strong(block.text)}</p>
    case 'picture':
      return <img className="help-picture" src={helpPicture(block.name)} alt={block.alt} width={390} height={844} />
    case 'steps':
      return (
        <ol>
          {block.lines.map((line) => (
            <li key={line}>{strong(line)}</li>
          ))}
        </ol>
      )
    case 'list':
      return (
        <ul>
          {block.lines.map((line) => (
            <li key={line}>{strong(line)}</li>
          ))}
        </ul>
      )
  }
}

/** `**words**` are strong; nothing else is marked within a line. */
function strong(text: string): ReactNode[] {
  return text.split('**').map((part, place) => (place % 2 === 1 ? <b key={part}>{part}</b> : part))
}
