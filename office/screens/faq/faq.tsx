import { useState } from 'react'
import {
  addFaqGroup,
  arrangeFaq,
  changeFaqGroup,
  fetchOfficeFaq,
  type OfficeFaqEntry,
  type OfficeFaqGroup,
  removeFaqGroup,
} from '#contract/office/faq.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import { May, useMay } from '../../me.tsx'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useDeed, useOffice } from '../../use-office.ts'
import '../texts/texts.css'
import { FaqGroup } from './faq-group.tsx'
import { GroupDialog } from './group-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'

/** What is open beside the page: a question, a new one of a group, or the name of a group. */
type Open =
  | { kind: 'question'; groupId: string; question: OfficeFaqEntry | undefined }
  | { kind: 'group'; group: OfficeFaqGroup | undefined }

/** Questions and answers in their groups. */
export function Faq() {
  const { data, error, refetch } = useOffice(fetchOfficeFaq)
  const [open, setOpen] = useState<Open>()
  const [words, setWords] = useState('')
  return (
    <>
      <PageHead
        title="Questions"
        about="What travellers ask, in groups. What you save is on the page within a second."
        help="texts"
        actions={
          <May operation="catalogue.change">
            <Button icon="plus" onClick={() => setOpen({ kind: 'group', group: undefined })}>
              New group
            </Button>
          </May>
        }
      />
      {error && <Refused message={error.failure.message} onRetry={() => void refetch()} />}
      {data === undefined && !error && <Skeleton lines={10} />}
      {data && (
        <div className="stack">
          <search className="list-tools">
            <span className="list-search">
              <Icon name="search" />
              <input
                type="search"
                aria-label="Search: questions and answers"
                placeholder="Questions and answers"
                value={words}
                onChange={({ currentTarget }) => setWords(currentTarget.value)}
              />
            </span>
          </search>
          <Groups groups={data.groups} words={words.trim().toLowerCase()} onOpen={setOpen} />
        </div>
      )}
      <QuestionDialog
        open={open?.kind === 'question' ? open : undefined}
        groups={data?.groups ?? []}
        onClose={() => setOpen(undefined)}
      />
      <NamedGroup open={open?.kind === 'group' ? open : undefined} onClose={() => setOpen(undefined)} />
    </>
  )
}

type GroupsProps = { groups: OfficeFaqGroup[]; words: string; onOpen: (open: Open) => void }

function Groups({ groups, words, onOpen }: GroupsProps) {
  const say = useSay()
  const mayChange = useMay('catalogue.change')
  // Shown at once while it is saved; the answer takes its place.
  const [moved, setMoved] = useState<OfficeFaqGroup[]>()
  const { run, failure } = useDeed(arrangeFaq, [fetchOfficeFaq])
  const arrange = async (next: OfficeFaqGroup[], isUndo = false) => {
    setMoved(next)
    const body = { groups: next.map(({ id, questions }) => ({ id, questionIds: questions.map((each) => each.id) })) }
    const saved = await run({ body })
    setMoved(undefined)
    if (saved) say(isUndo ? 'As it was' : 'Order saved', isUndo ? {} : { undo: () => void arrange(groups, true) })
  }
  const shown = (moved ?? groups).map((group) => ({ ...group, questions: group.questions.filter(isFound(words)) }))
  const found = words === '' ? shown : shown.filter(({ questions }) => questions.length > 0)
  if (groups.length === 0)
    return (
      <Empty icon="help" title="No question yet">
        Make a group first, then its questions.
      </Empty>
    )
  if (found.length === 0) return <p className="list-none">No question has these words.</p>
  return (
    <div className="stack">
      {failure && <Refused message={failure.message} />}
      {found.map((group) => (
        <FaqGroup
          key={group.id}
          group={group}
          // An order is of the whole page, not of what was found.
          canMove={mayChange && words === ''}
          mayChange={mayChange}
          isFirst={group.id === groups[0]?.id}
          isLast={group.id === groups.at(-1)?.id}
          onArrange={(questions) =>
            void arrange(groups.map((each) => (each.id === group.id ? { ...each, questions } : each)))
          }
          onMove={(by) => void arrange(movedBy(groups, group.id, by))}
          onQuestion={(question) => onOpen({ kind: 'question', groupId: group.id, question })}
          onName={() => onOpen({ kind: 'group', group })}
        />
      ))}
    </div>
  )
}

function isFound(words: string) {
  return ({ question, answerHtml }: OfficeFaqEntry) =>
    words === '' || `${question} ${textOfHtml(answerHtml)}`.toLowerCase().includes(words)
}

function movedBy(groups: readonly OfficeFaqGroup[], id: string, by: number): OfficeFaqGroup[] {
  const from = groups.findIndex((group) => group.id === id)
  const moved = groups[from]
  return moved === undefined ? [...groups] : groups.toSpliced(from, 1).toSpliced(from + by, 0, moved)
}

type NamedProps = { open: { group: OfficeFaqGroup | undefined } | undefined; onClose: () => void }

function NamedGroup({ open, onClose }: NamedProps) {
  const say = useSay()
  const add = useDeed(addFaqGroup, [fetchOfficeFaq])
  const change = useDeed(changeFaqGroup, [fetchOfficeFaq])
  const remove = useDeed(removeFaqGroup, [fetchOfficeFaq])
  const group = open?.group
  const close = () => {
    for (const deed of [add, change, remove]) deed.clear()
    onClose()
  }
  const done = (words: string, isDone: boolean) => {
    if (!isDone) return
    say(words)
    close()
  }
  return (
    <GroupDialog
      isOpen={open !== undefined}
      group={group}
      refusal={(add.failure ?? change.failure ?? remove.failure)?.message}
      onClose={close}
      onSave={async (name) =>
        group === undefined
          ? done(`${name} is made`, (await add.run({ body: { name } })) !== undefined)
          : done('Saved', (await change.run({ query: { id: group.id }, body: { name } })) !== undefined)
      }
      onRemove={async () =>
        group && done('The group is removed', (await remove.run({ query: { id: group.id } })) !== undefined)
      }
    />
  )
}
