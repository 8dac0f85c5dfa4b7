/** A first name for a passkey of this device: "Phone of Asha". */
export function passkeyName(name = ''): string {
  const device = matchMedia('(pointer: coarse)').matches ? 'Phone' : 'Computer'
  const [first = ''] = name.trim().split(' ', 1)
  return first === '' ? device : `${device} of ${first.slice(0, 25)}`
}
