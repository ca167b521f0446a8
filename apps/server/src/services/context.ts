import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config/config'
import type { WordList } from './moderation/word-list'
import type { BlobStore } from '../ports/blob-store'
import type { Bus } from '../ports/bus'
import type { Captcha } from '../ports/captcha'
import type { Clock } from '../ports/clock'
import type { EventLoop } from '../ports/event-loop'
import type { Frames } from '../ports/frames'
import type { Ingest } from '../ports/ingest'
import type { Limiter } from '../ports/limiter'
import type { Notifier } from '../ports/notifier'
import type { PaymentProvider } from '../ports/payments'
import type { Pusher } from '../ports/pusher'
import type { Passwords } from '../ports/passwords'
import type { Sms } from '../ports/sms'
import type { Random } from '../ports/random'
import type { Translator } from '../ports/translator'
import type { Database } from '../store/schema'

/** The dependencies of handlers. Created once in `server.ts`; nothing else is global. */
export interface Context {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly clock: Clock
  readonly random: Random
  readonly bus: Bus
  readonly limiter: Limiter
  readonly eventLoop: EventLoop
  readonly blobs: BlobStore
  readonly passwords: Passwords
  readonly captcha: Captcha
  readonly sms: Sms
  /** Null without a provider. */
  readonly translator: Translator | null
  /** Null without a provider. */
  readonly notifier: Notifier | null
  /** Null if nobody takes money. */
  readonly payments: PaymentProvider | null
  /** Null without keys. */
  readonly pusher: Pusher | null
  /** Null if anchors cannot go on air. */
  readonly ingest: Ingest | null
  /** Null if the covers of rooms are no pictures of their streams. */
  readonly frames: Frames | null
  /** The profanity list. */
  readonly words: WordList
  readonly log: Logger
}
