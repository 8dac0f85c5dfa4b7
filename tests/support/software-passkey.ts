import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { MakeOptions, PasskeyAnswer, SignOptions } from '#contract/office/factor-proof.ts'
import type { PasskeyMade } from '#contract/office/factors.ts'
import { TEST_ORIGIN } from './test-api.ts'

/** What differs from a good answer. */
type Twist = {
  origin?: string
  site?: string
  challenge?: string
  isVerified?: boolean
  crossOrigin?: boolean
  /** Says by a statement and a certificate who made it, though nobody asked. */
  isAttested?: boolean
  /** Signs so many times as if it had signed fewer or more before. */
  counter?: number
  userHandle?: string
}

/** A passkey of ES256 in software, with a real key: it makes and signs what a browser would hand on. */
export type SoftwarePasskey = {
  id: string
  make: (options: MakeOptions, twist?: Twist) => PasskeyMade
  sign: (options: SignOptions, twist?: Twist) => PasskeyAnswer
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_KEY = 0x40

export function softwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  let signed = 0
  const partsOf = ({ site, isVerified = true, counter }: Twist & { site: string }, more = Buffer.alloc(0)) => {
    const head = Buffer.alloc(5)
    head[0] = PRESENT | (isVerified ? VERIFIED : 0) | (more.length > 0 ? HAS_KEY : 0)
    head.writeUInt32BE(counter ?? signed, 1)
    return Buffer.concat([createHash('sha256').update(site).digest(), head, more])
  }
  return {
    id: credentialId.toString('base64url'),
    make: (options, twist = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credentialId.length)
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseOf(publicKey)])
      const authData = partsOf({ site: options.rp.id, ...twist }, key)
      const statement = new Map<string, number | Uint8Array | Uint8Array[]>([
        ['alg', -7],
        ['sig', new Uint8Array(64)],
        ['x5c', [new Uint8Array(500)]],
      ])
      const object = new Map<string, string | Uint8Array | typeof statement>([
        ['fmt', twist.isAttested ? 'packed' : 'none'],
        ['attStmt', twist.isAttested ? statement : new Map()],
        ['authData', new Uint8Array(authData)],
      ])
      return {
        id: credentialId.toString('base64url'),
        clientDataJSON: clientOf('webauthn.create', options.challenge, twist).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(object)).toString('base64url'),
        transports: ['internal'],
      }
    },
    sign: (options, twist = {}) => {
      signed += 1
      const authData = partsOf({ site: options.rpId, ...twist })
      const client = clientOf('webauthn.get', options.challenge, twist)
      const digest = createHash('sha256').update(client).digest()
      const { userHandle } = twist
      return {
        id: credentialId.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: sign('sha256', Buffer.concat([authData, digest]), privateKey).toString('base64url'),
        ...(userHandle === undefined ? {} : { userHandle: Buffer.from(userHandle).toString('base64url') }),
      }
    },
  }
}

function clientOf(
  type: string,
  asked: string,
  { origin = TEST_ORIGIN, challenge = asked, crossOrigin = false }: Twist,
) {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }))
}

/** The public key as an authenticator writes it (RFC 9053). */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const [kty, alg, crv] = [2, -7, 1]
  return Buffer.from(
    isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, kty],
        [3, alg],
        [-1, crv],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    ),
  )
}
