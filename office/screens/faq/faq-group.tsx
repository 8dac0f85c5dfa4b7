import type { OfficeFaqEntry, OfficeFaqGroup } from '#contract/office/faq.ts'
import { textOfHtml } from '#contract/terms/html-text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Sortable } from '../../ui/sortable.tsx'

type Props = {
  group: OfficeFaqGroup
  canMove: boolean
  mayChange: boolean
  isFirst: boolean
  isLast: boolean
  onArrange: (questions: OfficeFaqEntry[]) => void
  /** The whole group, one earlier or later. */
  onMove: (by: -1 | 1) => void
  /** Opens a question, or a new one. */
  onQuestion: (question: OfficeFaqEntry | undefined) => void
  onName: () => void
}

/** A group with its questions in their order. */
export function FaqGroup({ group, canMove, mayChange, isFirst, isLast, ...on }: Props) {
  const { name, questions } = group
  return (
    <section className="panel" aria-labelledby={`faq-${group.id}`}>
      <div className="text-group">
        <h2 id={`faq-${group.id}`}>{name}</h2>
        {canMove && (
          <>
            <IconButton icon="up" label={`Earlier: ${name}`} disabled={isFirst} onClick={() => on.onMove(-1)} />
            <IconButton icon="down" label={`Later: ${name}`} disabled={isLast} onClick={() => on.onMove(1)} />
          </>
        )}
        {mayChange && (
          <>
            <IconButton icon="pencil" label={`Rename or remove: ${name}`} onClick={on.onName} />
            <Button icon="plus" onClick={() => on.onQuestion(undefined)} aria-label={`New question in ${name}`}>
              New question
            </Button>
          </>
        )}
      </div>
      {questions.length === 0 && <p className="hint">No question yet, so the group is not on the page.</p>}
      <Sortable
        items={questions}
        idOf={({ id }) => id}
        nameOf={({ question }) => question}
        onChange={canMove ? on.onArrange : () => undefined}
      >
        {(question, { grip, earlier, later }) => (
          <div className="text-part text-row">
            {canMove && grip}
            <span className="text-words">
              <b>{question.question}</b>
              <small>{textOfHtml(question.answerHtml)}</small>
            </span>
            <span className="text-moves">
              {canMove && earlier}
              {canMove && later}
              <IconButton
                icon={mayChange ? 'pencil' : 'info'}
                label={`${mayChange ? 'Change' : 'Read'}: ${question.question}`}
                onClick={() => on.onQuestion(question)}
              />
            </span>
          </div>
        )}
      </Sortable>
    </section>
  )
}
