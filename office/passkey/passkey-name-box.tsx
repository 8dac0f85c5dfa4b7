import { PASSKEY_NAME_MAX } from '#contract/terms/staff-rules.ts'
import { TextBox } from '../ui/text-boxes.tsx'

type Props = { value: string; onChange: (name: string) => void; error?: string | undefined }

/** What a new passkey is called. */
export function PasskeyNameBox(props: Props) {
  return (
    <TextBox
      {...props}
      label="What you call it"
      hint="So that you know it again among others."
      autoComplete="off"
      maxLength={PASSKEY_NAME_MAX}
      name="name"
    />
  )
}
