/** Where the browser of a viewer takes messages, and the keys that only it has. Texts as the browser gives them. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export interface PushMessage {
  readonly payload: string
  /** How long the service keeps it for a device that is away, in seconds. */
  readonly ttl: number
  /** A later message of the same topic replaces one that is still kept. At most 32 characters of base64url. */
  readonly topic: string
}

/** `gone`: the browser takes no more, ever. `failed`: this message is lost. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

/** Sends messages to browsers whose page is closed, through the service that each browser names. */
export interface Pusher {
  /** Browsers encrypt for this key: 65 bytes in base64url. */
  readonly publicKey: string
  /** Whether an address is one of a known service, with valid keys. Users choose it, so no other host is called. */
  accepts(address: PushAddress): boolean
  send(address: PushAddress, message: PushMessage): Promise<PushOutcome>
}
