import { Icon } from './icon.tsx'
import './close-button.css'

export function CloseButton({ onClick, label = 'Close' }: { onClick: () => void; label?: string }) {
  return (
    <button type="button" className="disc close-button" aria-label={label} onClick={onClick}>
      <Icon name="close" />
    </button>
  )
}
