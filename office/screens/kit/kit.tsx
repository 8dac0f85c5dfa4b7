import { useState } from 'react'
import { addDays } from '#contract/terms/india-time.ts'
import { formatRupees } from '#contract/terms/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ChangedMeanwhile } from '../../ui/changed-meanwhile.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DayGrid } from '../../ui/day-grid.tsx'
import { type DayRange, daysOf } from '../../ui/day-range.ts'
import { Empty } from '../../ui/empty.tsx'
import { Progress, Stat, Stats } from '../../ui/figures.tsx'
import { FileDrop, type Upload, Uploads } from '../../ui/file-drop.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { PictureList, type SlotPicture } from '../../ui/picture-list.tsx'
import { Note, Refused } from '../../ui/refused.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { useSay } from '../../ui/toasts.tsx'
import { Skeleton } from '../../ui/waiting.tsx'
import { KitForm } from './kit-form.tsx'

/** Every part of the kit on one screen, to look at and to copy from. Only in builds with `--mode kit`. */
export function Kit() {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  const [differs, setDiffers] = useState(false)
  return (
    <>
      <PageHead
        title="Lantern Reef Resort"
        badges={<Badge kind="good">Live</Badge>}
        about="Every part of the kit, as a screen uses it."
        help="team"
        actions={
          <>
            <Button
              icon="copy"
              onClick={() => say('Copied to 3 weeks', { undo: () => say('As it was', { kind: 'info' }) })}
            >
              Copy weeks
            </Button>
            <Button onClick={() => setDiffers(true)}>Compare</Button>
            <Button kind="primary" onClick={() => setAsks(true)}>
              Publish
            </Button>
          </>
        }
      />
      <div className="stack">
        <Stats>
          <Stat label="Sold this month" value={formatRupees(418_200)} note="12 % more than last" tone="up" />
          <Stat label="Rooms sold" value="61 %" note="4 % less than last" tone="down" />
          <Stat label="Unpaid" value={formatRupees(38_000)} note="in 3 bookings" />
        </Stats>
        <Tabs
          label="Parts of the hotel"
          tabs={[
            { id: 'prices', label: 'Prices and stock', content: <Calendar /> },
            { id: 'words', label: 'Words', content: <KitForm /> },
            { id: 'pictures', label: 'Pictures', count: 3, content: <Pictures /> },
            { id: 'states', label: 'States', content: <States /> },
          ]}
        />
      </div>
      <Confirm
        open={asks}
        onClose={() => setAsks(false)}
        title="Publish version 8?"
        yes="Publish"
        onYes={() => setAsks(false)}
      >
        <p>Every visitor sees it within a second. Three bookings keep the version that they agreed to.</p>
      </Confirm>
      <ChangedMeanwhile
        by="Rafiq Ansari"
        theirs={differs ? { name: 'Lantern Reef', price: 9400 } : undefined}
        mine={{ name: 'Lantern Reef Resort', price: 9400 }}
        onTheirs={() => setDiffers(false)}
        onMine={() => setDiffers(false)}
        onClose={() => setDiffers(false)}
      />
    </>
  )
}

function Calendar() {
  const [chosen, setChosen] = useState<DayRange>()
  const days = Array.from({ length: 28 }, (_, place) => addDays('2027-02-01', place))
  return (
    <div className="stack">
      <p>
        {chosen ? `${daysOf(chosen).length} nights chosen` : 'Drag over nights, or hold Shift and use the arrow keys.'}
      </p>
      <DayGrid
        label="Room"
        rows={[
          { id: 'garden', name: 'Garden Cottage', note: '18 rooms' },
          { id: 'beach', name: 'Beach Cottage', note: '18 rooms' },
        ]}
        days={days}
        chosen={chosen}
        onChoose={setChosen}
        cellOf={(row, day) => {
          const left = (Number(day.slice(8)) * (row === 'garden' ? 7 : 5)) % 13
          const tone = day.endsWith('-23') ? 'shut' : left === 0 ? 'full' : left < 4 ? 'low' : undefined
          return {
            main: row === 'garden' ? '8,200' : '11,100',
            sub: tone === 'shut' ? 'closed' : left === 0 ? 'full' : `${left} left`,
            ...(day.endsWith('-12') ? { mark: '2n', isOwn: true } : {}),
            ...(tone === undefined ? {} : { tone }),
            spoken: `${left} left`,
          }
        }}
        foot={{ name: 'Sold of 36', of: (day) => (Number(day.slice(8)) * 5) % 36 }}
      />
    </div>
  )
}

const SQUARE = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="${colour}" d="M0 0h4v3H0z"/></svg>`)}`

function Pictures() {
  const [pictures, setPictures] = useState<SlotPicture[]>(
    ['teal', 'tan', 'navy'].map((colour) => ({ id: colour, src: SQUARE(colour), alt: `A ${colour} beach` })),
  )
  const [uploads, setUploads] = useState<Upload[]>([
    { id: 'a', name: 'beach-at-dawn.jpg', done: 0.6 },
    { id: 'b', name: 'drawing.svg', done: 0, error: 'Drawings (SVG) are not taken. Please send JPEG, PNG or WebP.' },
  ])
  return (
    <div className="stack">
      <PictureList label="Pictures" pictures={pictures} onChange={setPictures} onAdd={() => {}} />
      <FileDrop
        label="Drop photographs here, or choose them"
        hint="JPEG, PNG or WebP."
        accept="image/*"
        multiple
        onFiles={(files) => setUploads([...uploads, ...files.map(({ name }) => ({ id: name, name, done: 1 }))])}
      />
      <Uploads uploads={uploads} />
    </div>
  )
}

function States() {
  return (
    <div className="stack">
      <div className="row">
        <Badge kind="good">Paid</Badge>
        <Badge kind="warn">Waits for the bank</Badge>
        <Badge kind="bad">Refused</Badge>
        <Badge kind="plain">Closed</Badge>
        <Badge kind="new">New</Badge>
      </div>
      <Progress label="Rows read" value={340} max={1200} words="340 of 1,200" />
      <Note kind="good">Everything of the day is assigned.</Note>
      <Note kind="warn">Two pick-ups have no driver yet.</Note>
      <Refused message="16 are sold on Sun 14 Feb 2027. Set 16 or more." onRetry={() => {}} />
      <Skeleton />
      <Empty icon="inbox" title="No enquiry waits" action={<ButtonLink to="/team">See all enquiries</ButtonLink>}>
        New ones stand here as soon as they come in.
      </Empty>
    </div>
  )
}
