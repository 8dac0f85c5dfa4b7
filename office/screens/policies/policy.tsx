import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import {
  dropPolicyDraft,
  fetchPolicy,
  type OfficePolicy,
  type PolicyFields,
  publishPolicy,
  savePolicyDraft,
} from '#contract/office/policies.ts'
import { dayInIndia } from '#contract/terms/india-time.ts'
import { ok, type Result } from '#contract/terms/result.ts'
import { callKey } from '#contract/v1/endpoint.ts'
import { type Asked, callOffice, type OfficeFailure } from '../../call.ts'
import { useInside, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { DraftBar, DraftNote } from '../texts/draft-bar.tsx'
import { type EnteredSection, enterSections, SectionsEditor, sectionsEntered } from '../texts/sections.tsx'
import { TextPreview } from '../texts/text-preview.tsx'
import { type TextDraft, useTextDraft } from '../texts/use-text-draft.ts'
import { PolicyVersions } from './policy-versions.tsx'
import { PublishDialog } from './publish-dialog.tsx'

type EnteredPolicy = { title: string; sections: EnteredSection[] }
type Slug = NonNullable<Asked<typeof fetchPolicy>['query']>['slug']

const enter = ({ title, sections }: PolicyFields): EnteredPolicy => ({ title, sections: enterSections(sections) })
const entered = ({ title, sections }: EnteredPolicy): PolicyFields => ({ title, sections: sectionsEntered(sections) })
const policyOf = (answer: Result<{ policy: OfficePolicy }, OfficeFailure>) =>
  answer.ok ? ok(answer.value.policy) : answer

/** One policy, to be read, edited and published as a new version. */
export function Policy() {
  const { slug = '' } = useParams()
  // The server answers for what is none.
  const query = { slug: slug as Slug }
  const { data, error, refetch } = useOffice(fetchPolicy, query)
  const found = data?.policy.slug === slug ? data.policy : undefined
  if (found === undefined && error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (found === undefined) return <Skeleton lines={10} />
  return <Open key={slug} found={found} query={query} />
}

type Query = { slug: Slug }

function usePolicyEditor(found: OfficePolicy, query: Query, from: string): TextDraft<EnteredPolicy, OfficePolicy> {
  const client = useQueryClient()
  return useTextDraft<EnteredPolicy, OfficePolicy>({
    found,
    publishedOf: ({ fields }) => enter(fields),
    draftOf: ({ draft }) => (draft === null ? null : { ...draft, fields: enter(draft.fields) }),
    keep: async (fields, revision) =>
      policyOf(await callOffice(savePolicyDraft, { query, body: { ...entered(fields), revision } })),
    publish: async (fields, { version }, revision) =>
      policyOf(await callOffice(publishPolicy, { query, body: { ...entered(fields), version, revision, from } })),
    drop: async () => policyOf(await callOffice(dropPolicyDraft, { query })),
    take: (policy) => {
      client.setQueryData([callKey(fetchPolicy), query], { status: 1, policy })
      void client.invalidateQueries({ queryKey: ['GET /policies'] })
    },
  })
}

function Open({ found, query }: { found: OfficePolicy; query: Query }) {
  const [from, setFrom] = useState(() => dayInIndia(new Date()))
  const editor = usePolicyEditor(found, query, from)
  const mayChange = useMay('catalogue.change')
  const mayPublish = useMay('settings.change')
  const { me } = useInside()
  const say = useSay()
  const [open, setOpen] = useState<'preview' | 'publish'>()
  const { base, fields, failure, meanwhile } = editor
  const publish = async () => {
    if (!(await editor.publish())) return
    setOpen(undefined)
    say(`${fields.title}: the new version is published`)
  }
  return (
    <>
      <PageHead
        title={fields.title}
        badges={<Badge kind="plain">Version {base.version}</Badge>}
        about="Words in braces, such as {holdTime}, stand for what is set for the whole site. Nothing changes for bookings that are made already."
        help="policies"
        actions={
          <a className="button outline" href={base.path} target="_blank" rel="noreferrer">
            <Icon name="external" />
            See it on the site
          </a>
        }
      />
      <DraftNote draft={base.draft} me={me.name} />
      <Tabs
        label="Parts of the policy"
        tabs={[
          { id: 'text', label: 'Text', content: <PolicyText editor={editor} disabled={!mayChange} /> },
          {
            id: 'versions',
            label: 'Versions',
            count: found.versions.length,
            content: <PolicyVersions policy={found} query={query} mayWithdraw={mayPublish} />,
          },
        ]}
      />
      {mayChange && (
        <DraftBar text={editor} hasDraft={base.draft !== null} onPreview={() => setOpen('preview')}>
          {mayPublish && (
            <Button kind="primary" disabled={!editor.isChanged} onClick={() => setOpen('publish')}>
              Publish
            </Button>
          )}
        </DraftBar>
      )}
      <TextPreview
        open={open === 'preview'}
        onClose={() => setOpen(undefined)}
        title={fields.title}
        sections={sectionsEntered(fields.sections)}
      />
      <PublishDialog
        open={open === 'publish'}
        onClose={() => setOpen(undefined)}
        {...{ from, failure, before: base.fields, after: entered(fields) }}
        onFrom={setFrom}
        busy={editor.isBusy}
        onYes={() => void publish()}
      />
      <ChangedMeanwhile
        theirs={meanwhile && { ...(meanwhile.theirs.draft?.fields ?? meanwhile.theirs.fields) }}
        mine={{ ...entered(fields) }}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}

type TextProps = { editor: TextDraft<EnteredPolicy, OfficePolicy>; disabled: boolean }

function PolicyText({ editor, disabled }: TextProps) {
  const { fields, failure, edit } = editor
  return (
    <div className="stack">
      <div className="text-column">
        <TextBox label="Title" value={fields.title} onChange={(title) => edit({ title })} disabled={disabled} />
      </div>
      <SectionsEditor
        sections={fields.sections}
        onChange={(sections) => edit({ sections })}
        disabled={disabled}
        error={failure?.errors.find(({ field }) => field.startsWith('sections'))?.message}
      />
    </div>
  )
}
