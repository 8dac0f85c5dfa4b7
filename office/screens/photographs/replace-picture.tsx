import { type MediaItem, replaceMedia } from '#contract/office/media.ts'
import { useSay } from '../../ui/toasts.tsx'
import { useDeed } from '../../use-office.ts'
import { PictureChooser } from './picture-chooser.tsx'
import { useRenewMedia } from './use-media.ts'

type Props = { open: boolean; item: MediaItem; onClose: () => void; onReplaced: (id: string) => void }

/** Shows another picture wherever this one is shown; undone by the same call the other way round, where that one was on no page before. */
export function ReplacePicture({ open, item, onClose, onReplaced }: Props) {
  const say = useSay()
  const renew = useRenewMedia()
  const { run, failure, clear } = useDeed(replaceMedia, [])
  const swap = async (from: MediaItem, to: MediaItem): Promise<boolean> => {
    const done = await run({ query: { id: from.id }, body: { by: to.id } })
    if (done === undefined) return false
    renew()
    onReplaced(to.id)
    const words = `Replaced in ${done.replaced === 1 ? '1 place' : `${done.replaced} places`}`
    say(words, to.uses === 0 ? { undo: () => void swap(to, from) } : {})
    return true
  }
  const choose = async ([picture]: MediaItem[]) => {
    if (picture !== undefined && (await swap(item, picture))) onClose()
  }
  return (
    <PictureChooser
      open={open}
      onClose={() => {
        clear()
        onClose()
      }}
      title="Replace by which picture?"
      taken={[item.id]}
      most={1}
      onChoose={(pictures) => void choose(pictures)}
      refusal={failure?.message}
    />
  )
}
