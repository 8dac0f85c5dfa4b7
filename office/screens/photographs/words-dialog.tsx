import { changeMedia, type MediaItem } from '#contract/office/media.ts'
import { ALT_LENGTH_MAX } from '#contract/terms/uploads.ts'
import { callOffice } from '../../call.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Input, needed, OfficeForm } from '../../ui/form.tsx'
import { LongTextBox } from '../../ui/text-boxes.tsx'
import { useRenewMedia } from './use-media.ts'

type Props = { item: MediaItem | undefined; onClose: () => void; onWritten: (item: MediaItem) => void }

/** Asks for the words of a photograph, which it needs before a page can show it. */
export function WordsDialog({ item, onClose, onWritten }: Props) {
  const renew = useRenewMedia()
  const save = async ({ alt }: { alt: string }) => {
    if (item === undefined) return
    const answer = await callOffice(changeMedia, { query: { id: item.id }, body: { alt } })
    if (!answer.ok) return answer.error
    onWritten(answer.value.item)
    renew()
    onClose()
  }
  return (
    <Dialog open={item !== undefined} onClose={onClose} title="What is to be seen?" look="box">
      {item && (
        <OfficeForm values={{ alt: item.alt }} onSave={save} save="Save the words" light>
          <img className="words-picture" src={item.url} alt="" />
          <Input
            of={LongTextBox}
            source="alt"
            label="Words for who cannot see it"
            hint={WORDS_HINT}
            maxLength={ALT_LENGTH_MAX}
            check={needed('Please say what is to be seen')}
          />
        </OfficeForm>
      )}
    </Dialog>
  )
}

export const WORDS_HINT = `Say what is in it, not "picture of". At most ${ALT_LENGTH_MAX} letters.`
