import type { Script } from './script.ts'
import type { GatewayStore } from './store.ts'
import type { Webhooks, WebhookTarget } from './webhooks.ts'

export type FakeGatewayOptions = {
  /** 0, or nothing: any free one. */
  port?: number
  keyId: string
  keySecret: string
  webhookSecret: string
  /** Where messages go, and under which host when that is not its own; without it none are sent. */
  webhookUrl?: string
  webhookHost?: string
  /** Told of every message that was posted; without a status when it was not answered. */
  onPosted?: WebhookTarget['onPosted']
  /** JSON lines are added to this file, each deed before its answer. */
  logFile?: string
}

/** One gateway as the two halves of it, calls and control, see it. */
export type FakeState = FakeGatewayOptions & { books: GatewayStore; script: Script; webhooks: Webhooks }
