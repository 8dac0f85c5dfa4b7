import { useState } from 'react'
import { useParams } from 'react-router'
import { fetchOfficePost, fetchPostOptions, type OfficePost } from '#contract/office/posts.ts'
import { useInside, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { useOffice } from '../../use-office.ts'
import { DraftBar, DraftNote } from '../texts/draft-bar.tsx'
import { SectionsEditor } from '../texts/sections.tsx'
import { TextPreview } from '../texts/text-preview.tsx'
import { PostAbout } from './post-about.tsx'
import { PostVersions } from './post-versions.tsx'
import { postEntered, publishedPost, usePostEditor } from './use-post.ts'

/** One story, to be read, edited and published. */
export function Post() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useOffice(fetchOfficePost, { id })
  // While another story is asked for, the answer before is still there.
  const found = data?.post.id === id ? data.post : undefined
  if (found === undefined && error) return <Refused message={error.failure.message} onRetry={() => void refetch()} />
  if (found === undefined) return <Skeleton lines={10} />
  return <Open key={id} found={found} />
}

function Open({ found }: { found: OfficePost }) {
  const editor = usePostEditor(found)
  const options = useOffice(fetchPostOptions).data
  const mayChange = useMay('catalogue.change')
  const { me } = useInside()
  const say = useSay()
  const [isPreview, setIsPreview] = useState(false)
  const { base, fields, failure, meanwhile } = editor
  const picture = [base.picture, base.draft?.picture].find((each) => each?.id === fields.pictureId) ?? undefined
  const publish = async () => {
    if (await editor.publish())
      say(fields.isLive ? `${fields.title} is on the site` : `${fields.title} is published, still hidden`)
  }
  const sectionError = failure?.errors.find(({ field }) => field.startsWith('sections'))?.message
  return (
    <>
      <PageHead
        title={fields.title || base.title}
        badges={<Badge kind={base.isLive ? 'good' : 'plain'}>{base.isLive ? 'Live' : 'Hidden'}</Badge>}
        about="What you change reaches the site when you publish it; kept as a draft, nobody there sees it."
        help="texts"
        actions={
          base.isLive && (
            <a className="button outline" href={base.path} target="_blank" rel="noreferrer">
              <Icon name="external" />
              See it on the site
            </a>
          )
        }
      />
      <DraftNote draft={base.draft} me={me.name} />
      <Tabs
        label="Parts of the story"
        tabs={[
          {
            id: 'text',
            label: 'Text',
            content: (
              <SectionsEditor
                sections={fields.sections}
                onChange={(sections) => editor.edit({ sections })}
                disabled={!mayChange}
                error={sectionError}
              />
            ),
          },
          {
            id: 'about',
            label: 'Title and picture',
            content: <PostAbout {...{ editor, options, picture, mayChange }} />,
          },
          { id: 'versions', label: 'Versions', content: <PostVersions editor={editor} mayChange={mayChange} /> },
        ]}
      />
      {mayChange && (
        <DraftBar text={editor} hasDraft={base.draft !== null} onPreview={() => setIsPreview(true)}>
          <Button kind="primary" disabled={!editor.isChanged} busy={editor.isBusy} onClick={() => void publish()}>
            Publish
          </Button>
        </DraftBar>
      )}
      <TextPreview
        open={isPreview}
        onClose={() => setIsPreview(false)}
        title={fields.title}
        picture={picture}
        sections={postEntered(fields).sections}
      />
      <ChangedMeanwhile
        theirs={meanwhile && { ...(meanwhile.theirs.draft?.fields ?? publishedPost(meanwhile.theirs)) }}
        mine={{ ...postEntered(fields) }}
        onTheirs={() => meanwhile?.decide('theirs')}
        onMine={() => meanwhile?.decide('mine')}
        onClose={() => meanwhile?.decide('wait')}
      />
    </>
  )
}
