import { createECDH, ECDH, type KeyObject } from 'node:crypto'
import type { Logger } from 'pino'
import type { PushSettings } from '../../config/push-settings'
import { errorLine } from '../../ports/back-off'
import { seconds, type Clock } from '../../ports/clock'
import type { PushAddress, PushMessage, PushOutcome, Pusher } from '../../ports/pusher'
import type { Random } from '../../ports/random'
import { encryptPush, type PushKeys } from './encrypt-push'
import { vapidKey, vapidToken } from './vapid'

interface WebPusherOptions {
  readonly clock: Clock
  readonly random: Random
  readonly log: Pick<Logger, 'warn'>
  readonly timeoutMs?: number
  /** How long to wait after so many failures. */
  readonly waitMs?: (failures: number) => number
}

/** Web Push: RFC 8030, 8291 and 8292. */
export class WebPusher implements Pusher {
  readonly publicKey: string
  private readonly key: KeyObject
  private readonly options: Required<WebPusherOptions>
  /** By the origin of a service. There are as many as services are known. */
  private readonly tokens = new Map<string, { readonly token: string; readonly renewAt: number }>()

  constructor(
    private readonly settings: PushSettings,
    options: WebPusherOptions,
  ) {
    this.publicKey = settings.publicKey
    this.key = vapidKey(settings)
    this.options = { timeoutMs: 8_000, waitMs: (failures) => 1_000 * 2 ** failures, ...options }
  }

  accepts({ endpoint, ...keys }: PushAddress): boolean {
    return isOfService(endpoint, this.settings.services) && keysOf(keys) !== null
  }

  async send({ endpoint, ...keys }: PushAddress, message: PushMessage): Promise<PushOutcome> {
    const known = keysOf(keys)
    // The settings may have changed since it was stored.
    if (known === null || !isOfService(endpoint, this.settings.services)) return 'gone'
    for (let failures = 0; ; failures += 1) {
      if (failures > 0)
        await new Promise<void>((resolve) => this.options.clock.after(this.options.waitMs(failures), resolve))
      const outcome = await this.post(endpoint, known, message)
      if (outcome === 'sent' || outcome === 'gone') return outcome
      if (outcome.again && failures < ATTEMPTS - 1) continue
      // The address itself is a secret of the browser.
      this.options.log.warn({ service: new URL(endpoint).origin, reason: outcome.reason }, 'a push message was lost')
      return 'failed'
    }
  }

  private async post(
    endpoint: string,
    keys: PushKeys,
    { payload, ttl, topic }: PushMessage,
  ): Promise<'sent' | 'gone' | { readonly reason: string; readonly again: boolean }> {
    const own = createECDH(CURVE)
    own.generateKeys()
    try {
      const reply = await fetch(endpoint, {
        method: 'POST',
        headers: {
          authorization: `vapid t=${this.tokenFor(new URL(endpoint).origin)}, k=${this.publicKey}`,
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          ttl: `${ttl}`,
          topic,
          urgency: 'high',
        },
        body: new Uint8Array(encryptPush(Buffer.from(payload), keys, { own, salt: this.options.random.bytes(16) })),
        // Another host must not be called.
        redirect: 'error',
        signal: AbortSignal.timeout(this.options.timeoutMs),
      })
      await reply.body?.cancel()
      if (reply.ok) return 'sent'
      if (reply.status === 404 || reply.status === 410) return 'gone'
      return { reason: `status ${reply.status}`, again: reply.status === 429 || reply.status >= 500 }
    } catch (error) {
      return { reason: errorLine(error), again: true }
    }
  }

  /** One token serves many messages: a signature costs more than the rest of a message. */
  private tokenFor(origin: string): string {
    const now = seconds(this.options.clock)
    const known = this.tokens.get(origin)
    if (known !== undefined && now < known.renewAt) return known.token
    const token = vapidToken({ aud: origin, exp: now + TOKEN_SECONDS, sub: this.settings.subject }, this.key)
    this.tokens.set(origin, { token, renewAt: now + TOKEN_SECONDS / 2 })
    return token
  }
}

/** Null if they are not those of a browser. */
const keysOf = ({ p256dh, auth }: Omit<PushAddress, 'endpoint'>): PushKeys | null => {
  const keys = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') }
  if (keys.p256dh.length !== 65 || keys.auth.length !== 16) return null
  try {
    // Throws for a point that is not on the curve.
    ECDH.convertKey(keys.p256dh, CURVE)
    return keys
  } catch {
    return null
  }
}

const isOfService = (endpoint: string, others: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (others.includes(origin)) return true
  return (
    protocol === 'https:' && port === '' && SERVICES.some((name) => hostname === name || hostname.endsWith(`.${name}`))
  )
}

/** Chrome, Edge and Android; Firefox; Windows; Safari. */
const SERVICES = ['fcm.googleapis.com', 'push.services.mozilla.com', 'notify.windows.com', 'push.apple.com']
const CURVE = 'prime256v1'
const TOKEN_SECONDS = 12 * 3_600
const ATTEMPTS = 3
