import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { type BoxProps, Field } from '../../ui/field.tsx'
import { PictureChooser } from '../photographs/picture-chooser.tsx'

/** A picture by its id, and a file of it whole. */
export type LogoValue = { id: string; url: string }

/** A logo, chosen from the photographs or sent from here. */
export function LogoBox({ label, hint, error, value, onChange, disabled }: BoxProps<LogoValue | null>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Field group {...{ label, hint, error }}>
      {(ids) => (
        <div className="logo-box" aria-describedby={ids['aria-describedby']}>
          {value ? <img src={value.url} alt="Your logo" /> : <p className="hint">The leaf boat of the site.</p>}
          <div className="row">
            <Button icon="upload" disabled={disabled} onClick={() => setIsOpen(true)}>
              {value ? 'Another logo' : 'Choose a logo'}
            </Button>
            {value && (
              <Button icon="bin" kind="quiet" disabled={disabled} onClick={() => onChange(null)}>
                Take it off
              </Button>
            )}
          </div>
          {/* Outside of the form that this field is of: the words of a picture have a form of their own. */}
          {createPortal(
            <PictureChooser
              open={isOpen}
              onClose={() => setIsOpen(false)}
              title="Your logo"
              taken={value ? [value.id] : []}
              most={1}
              onChoose={([picture]) => {
                if (picture) onChange({ id: picture.id, url: picture.wholeUrl })
                setIsOpen(false)
              }}
            />,
            document.body,
          )}
        </div>
      )}
    </Field>
  )
}
