import { Icon } from '#site/ui/icon.tsx'
import './save-button.css'
import { isSaved, type SavedItem, toggleSaved, useSaved } from './saved-items.ts'
import { SAVED_TEXTS } from './texts.ts'

/** The heart on a card. */
export function SaveButton({ item }: { item: SavedItem }) {
  const saved = isSaved(useSaved(), item)
  return (
    <button
      type="button"
      className="disc save-button only-scripted"
      aria-pressed={saved}
      aria-label={SAVED_TEXTS.save(item.title)}
      onClick={() => toggleSaved(item)}
    >
      <Icon name="heart" />
    </button>
  )
}
