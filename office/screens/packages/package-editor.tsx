import { type OfficePackage, PACKAGE_MOST } from '#contract/office/packages.ts'
import { counted } from '#contract/terms/counted.ts'
import { useInside } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { agoLabel } from '../../when.ts'
import { ChosenPictures } from './chosen-pictures.tsx'
import { Days } from './days.tsx'
import { DraftState } from './draft-state.tsx'
import type { PartProps } from './editor-part.ts'
import { changedNames, publishedFields, putOver } from './package-fields.ts'
import { linesOf } from './package-words.ts'
import './packages.css'
import { PublicCard } from './public-card.tsx'
import { Stays } from './stays.tsx'
import { Versions } from './versions.tsx'
import { WhatTheyPay } from './what-they-pay.tsx'
import { Rules, Words } from './words.tsx'

type Props = PartProps & { found: OfficePackage }

/** The whole editor: parts of the package, and beside them its card and prices as visitors would see them. */
export function PackageEditor(props: Props) {
  const { editor, found } = props
  const isWide = useWide()
  const state = editor.mayChange && <DraftState editor={editor} />
  const hasBar = editor.isChanged || editor.base.draft !== null || editor.refusal !== undefined
  return (
    <>
      <PageHead
        title={editor.entered.name || editor.base.name}
        badges={<State {...props} />}
        about={
          editor.mayChange
            ? 'What you change is kept as a draft that no visitor sees, until you publish it.'
            : 'You may look, but not change it.'
        }
        help="packages"
        actions={
          <>
            {found.isLive && (
              <a className="button outline" href={found.path} target="_blank" rel="noreferrer">
                <Icon name="external" />
                See it on the site
              </a>
            )}
            {isWide && state}
          </>
        }
      />
      <div className="stack">
        {isWide && <Refusal editor={editor} />}
        <Notes {...props} />
        <div className="split">
          <Parts {...props} />
          <aside className="stack" aria-label="Preview and prices">
            <PublicCard {...props} />
            <WhatTheyPay listRate={editor.entered.listRate} />
          </aside>
        </div>
      </div>
      {!isWide && state && hasBar && (
        <div className="form-bar">
          <Refusal editor={editor} />
          <div className="form-buttons">{state}</div>
        </div>
      )}
      <Compared {...props} />
      <Drafted {...props} />
    </>
  )
}

function State({ editor }: PartProps) {
  const changes = changedNames(editor.fields, publishedFields(editor.base)).length
  return (
    <>
      <Badge kind={editor.base.isLive ? 'good' : 'plain'}>{editor.base.isLive ? 'Live' : 'Hidden'}</Badge>
      {changes > 0 && <Badge kind="warn">Draft, {counted(changes, 'change')}</Badge>}
    </>
  )
}

/** Why publishing or keeping the draft was refused: near the buttons. */
function Refusal({ editor }: Pick<PartProps, 'editor'>) {
  const failure = editor.refusal ?? editor.draft.failure
  return failure && <Refused message={failure.message} />
}

/** What one should know before going on: who else was here. */
function Notes({ editor }: PartProps) {
  const { name } = useInside().me
  const { draft } = editor.base
  return (
    <>
      {editor.isOvertaken && (
        <Note kind="warn">
          Somebody else has published this package since you opened it. Publish shows you what differs, and you choose.
        </Note>
      )}
      {draft && draft.by !== name && (
        <Note>
          A draft of {draft.by}, kept {agoLabel(draft.at)}. What you change goes into it.
        </Note>
      )}
    </>
  )
}

function Parts(props: Props) {
  const { editor, pictures } = props
  const { pictureIds } = editor.entered
  return (
    <Tabs
      label="Parts of the package"
      tabs={[
        { id: 'days', label: 'Days', content: <Days {...props} /> },
        { id: 'hotels', label: 'Hotels', content: <Stays {...props} /> },
        { id: 'words', label: 'Words and rate', content: <Words {...props} /> },
        { id: 'rules', label: 'Included and rules', content: <Rules {...props} /> },
        {
          id: 'pictures',
          label: 'Pictures',
          content: (
            <ChosenPictures
              {...{ editor, pictures }}
              label="Pictures"
              hint="Drag to order, or use the arrows; the first is its card. They are part of the draft."
              first="Card"
              value={pictureIds}
              most={PACKAGE_MOST.pictures}
              onChange={(ids) => editor.edit({ pictureIds: ids })}
              error={editor.errorOf('pictureIds')}
            />
          ),
        },
        { id: 'versions', label: 'Versions', content: <Versions editor={editor} options={props.options} /> },
      ]}
    />
  )
}

type Compare = Pick<PartProps, 'editor' | 'options'>

/** Mine beside the draft that somebody else has kept meanwhile. */
function Drafted({ editor, options }: Compare) {
  const { fields, draft } = editor
  const { theirs } = draft
  const kept = theirs && (theirs.draft?.fields ?? publishedFields(theirs))
  const days = Math.max(kept?.days.length ?? 0, fields.days.length)
  return (
    <ChangedMeanwhile
      by={theirs?.draft?.by}
      theirs={kept && linesOf(kept, options, days)}
      mine={linesOf(fields, options, days)}
      onTheirs={() => editor.decideDraft('theirs')}
      onMine={() => editor.decideDraft('mine')}
      onClose={() => editor.decideDraft('wait')}
    />
  )
}

/** Mine beside what somebody else has published meanwhile. */
function Compared({ editor, options }: Compare) {
  const { theirs, fields, base } = editor
  const published = theirs && publishedFields(theirs)
  const mine = published ? putOver(published, publishedFields(base), fields) : fields
  const days = Math.max(published?.days.length ?? 0, mine.days.length)
  return (
    <ChangedMeanwhile
      theirs={published && linesOf(published, options, days)}
      mine={linesOf(mine, options, days)}
      onTheirs={() => editor.decide('theirs')}
      onMine={() => editor.decide('mine')}
      onClose={() => editor.decide('wait')}
    />
  )
}
