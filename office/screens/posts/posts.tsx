import { useState } from 'react'
import { useNavigate } from 'react-router'
import { createPost, type PostRow } from '#contract/office/posts.ts'
import { formatDay } from '#contract/terms/india-time.ts'
import { callOffice } from '../../call.ts'
import { May, useMay } from '../../me.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { List } from '../../ui/list.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import type { Column } from '../../ui/table.tsx'
import { TextBox } from '../../ui/text-boxes.tsx'
import { useRenewList } from '../../use-office.ts'
import '../hotels/hotels.css'
import { Thumb } from '../hotels/thumb.tsx'
import '../packages/packages.css'

const COLUMNS: readonly Column<PostRow>[] = [
  {
    id: 'title',
    head: 'Story',
    onCard: 'title',
    cell: ({ title, author, thumbUrl }) => (
      <span className="hotel-name">
        <Thumb src={thumbUrl} icon="file" />
        <span>
          {title}
          {author !== '' && <small>by {author}</small>}
        </span>
      </span>
    ),
  },
  { id: 'publishedOn', head: 'Day', cell: ({ publishedOn }) => formatDay(publishedOn) },
  {
    id: 'isLive',
    head: 'State',
    onCard: 'aside',
    cell: ({ isLive, hasDraft }) => (
      <span className="package-state">
        <Badge kind={isLive ? 'good' : 'plain'}>{isLive ? 'Live' : 'Hidden'}</Badge>
        {hasDraft && <Badge kind="warn">Draft</Badge>}
      </span>
    ),
  },
]

const LIVE_OPTIONS = [
  { value: '1', label: 'Live' },
  { value: '0', label: 'Hidden' },
]

/** Every story, live or hidden. */
export function Posts() {
  const [isNew, setIsNew] = useState(false)
  const navigate = useNavigate()
  const mayMake = useMay('catalogue.change')
  const make = (
    <Button kind="primary" icon="plus" onClick={() => setIsNew(true)}>
      New story
    </Button>
  )
  return (
    <>
      <PageHead
        title="Stories"
        about="What the site tells of the islands. A new story is hidden until you publish it."
        help="texts"
        actions={<May operation="catalogue.change">{make}</May>}
      />
      <List<PostRow>
        resource="posts"
        label="Stories"
        columns={COLUMNS}
        sort={{ field: 'publishedOn', order: 'DESC' }}
        search="Title or author"
        filters={[{ source: 'isLive', label: 'State', options: LIVE_OPTIONS }]}
        linkOf={({ id }) => `/posts/${id}`}
        empty={
          <Empty icon="book" title="No story yet" action={mayMake && make}>
            A title is enough to begin with.
          </Empty>
        }
      />
      <NewPost open={isNew} onClose={() => setIsNew(false)} onMade={(id) => void navigate(`/posts/${id}`)} />
    </>
  )
}

type NewProps = { open: boolean; onClose: () => void; onMade: (id: string) => void }

function NewPost({ open, onClose, onMade }: NewProps) {
  const renew = useRenewList('posts')
  const save = async (body: { title: string }) => {
    const answer = await callOffice(createPost, { body })
    if (!answer.ok) return answer.error
    renew()
    onMade(answer.value.post.id)
  }
  return (
    <Dialog open={open} onClose={onClose} title="New story">
      <OfficeForm values={{ title: '' }} onSave={save} save="Begin the story" light>
        <Input
          of={TextBox}
          source="title"
          label="Title"
          hint="Its address is made of it and stays."
          autoComplete="off"
          check={needed('Please enter a title')}
        />
      </OfficeForm>
    </Dialog>
  )
}
