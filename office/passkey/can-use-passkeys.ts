/** Whether this browser can use passkeys here: over HTTPS or on localhost, and by a name, as no passkey belongs to a bare number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(location.hostname)
  return isSecureContext && 'PublicKeyCredential' in window && 'credentials' in navigator && !isNumber
}
