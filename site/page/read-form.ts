import { data } from 'react-router'
import { BODY_BYTES_MAX } from '#contract/terms/limits.ts'

/** The fields of a posted form: urlencoded and at most 64 KB, anything else is refused. */
export async function readForm(request: Request): Promise<FormData> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) throw data(null, { status: 415 })
  if (Number(request.headers.get('content-length') ?? 0) > BODY_BYTES_MAX) throw data(null, { status: 413 })
  const text = await request.text()
  if (text.length > BODY_BYTES_MAX) throw data(null, { status: 413 })
  const form = new FormData()
  for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
  return form
}
