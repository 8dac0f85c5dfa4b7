import { useState } from 'react'
import type { OfficePicture } from '#contract/office/hotels.ts'
import { type fetchPostOptions, POST_MOST } from '#contract/office/posts.ts'
import type { Answer } from '../../call.ts'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Row } from '../../ui/form.tsx'
import { DateBox } from '../../ui/pick-boxes.tsx'
import { LongTextBox, TextBox } from '../../ui/text-boxes.tsx'
import { PickMany } from '../packages/pick-many.tsx'
import { PictureChooser } from '../photographs/picture-chooser.tsx'
import type { PostEditor } from './use-post.ts'

type Props = {
  editor: PostEditor
  options: Answer<typeof fetchPostOptions> | undefined
  picture: OfficePicture | undefined
  mayChange: boolean
}

type Named = { id: string; name: string }
const choices = (named: readonly Named[] = []) => named.map(({ id, name }) => ({ value: id, label: name }))

/** What stands round the text of a story: its title, card, author, day, picture, and where it leads. */
export function PostAbout({ editor, options, picture, mayChange }: Props) {
  const { fields, edit, failure } = editor
  const errorOf = (field: string) => failure?.errors.find((each) => each.field === field)?.message
  const disabled = !mayChange
  return (
    <div className="stack text-column">
      <TextBox
        {...{ disabled }}
        label="Title"
        value={fields.title}
        error={errorOf('title')}
        onChange={(title) => edit({ title })}
      />
      <LongTextBox
        {...{ disabled }}
        label="In one line"
        hint="Stands on its card."
        value={fields.teaser}
        error={errorOf('teaser')}
        onChange={(teaser) => edit({ teaser })}
      />
      <Row>
        <TextBox
          {...{ disabled }}
          label="Author"
          optional
          value={fields.author}
          onChange={(author) => edit({ author })}
        />
        <DateBox
          {...{ disabled }}
          label="Day"
          hint="Stories stand in the order of their days."
          value={fields.publishedOn}
          error={errorOf('publishedOn')}
          onChange={(publishedOn) => edit({ publishedOn })}
        />
      </Row>
      <PostPicture {...{ editor, picture, disabled }} />
      <PickMany
        {...{ disabled }}
        label="Places"
        add="Add a place"
        most={POST_MOST.places}
        options={choices(options?.places)}
        value={fields.placeIds}
        error={errorOf('placeIds')}
        onChange={(placeIds) => edit({ placeIds })}
      />
      <PickMany
        {...{ disabled }}
        label="Packages"
        add="Add a package"
        most={POST_MOST.packages}
        options={choices(options?.packages)}
        value={fields.packageIds}
        error={errorOf('packageIds')}
        onChange={(packageIds) => edit({ packageIds })}
      />
      <Switch
        {...{ disabled }}
        label="On the site"
        hint="Counts once you publish."
        value={fields.isLive}
        onChange={(isLive) => edit({ isLive })}
      />
    </div>
  )
}

function PostPicture({ editor, picture, disabled }: Pick<Props, 'editor' | 'picture'> & { disabled: boolean }) {
  const [isChoosing, setIsChoosing] = useState(false)
  // What was chosen just now; the server knows its file once the draft is kept.
  const [chosen, setChosen] = useState<OfficePicture>()
  const { pictureId } = editor.fields
  const shown = chosen?.id === pictureId ? chosen : picture
  return (
    <section className="stack" aria-label="Picture">
      <p>
        <b>Picture</b> <span className="hint">Heads the story and stands on its card.</span>
      </p>
      {shown && <img className="post-picture" src={shown.thumbUrl} alt={shown.alt} />}
      {!disabled && (
        <div>
          <Button onClick={() => setIsChoosing(true)}>
            {pictureId === null ? 'Choose a picture' : 'Another picture'}
          </Button>
        </div>
      )}
      <PictureChooser
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title="Picture of the story"
        taken={pictureId === null ? [] : [pictureId]}
        most={1}
        onChoose={([item]) => {
          setIsChoosing(false)
          if (item === undefined) return
          setChosen({ id: item.id, alt: item.alt, thumbUrl: item.thumbUrl })
          editor.edit({ pictureId: item.id })
        }}
      />
    </section>
  )
}
