import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

export interface PushTables {
  push_subscription: PushSubscriptionTable
  push_event: PushEventTable
}

/** A browser that takes messages while the app is closed. It ends with the session or the guest. */
export interface PushSubscriptionTable {
  id: GeneratedAlways<number>
  /** An address of a push service, which only the browser and this server know. */
  endpoint: string
  /** The browser's keys, as it gives them. */
  p256dh: string
  auth: string
  /** The user id in chat: a member's uid or a guest's id. */
  viewer: string
  session_id: number | null
  guest_id: string | null
  lang: 'zh' | 'pt-BR'
  /** No message may tell of a collected match, except those of `shown`. */
  hides_collected: boolean
  /** Matches that are never told of, as `sport:id`. */
  silent: string[]
  shown: string[]
}

/** `NoticeSettings` says whether a member is told of it. */
export type PushKind = 'goal' | 'kick_off' | 'on_air' | 'plan_settled'

/** What is to be told to browsers. */
export interface PushEventTable {
  id: GeneratedAlways<number>
  kind: PushKind
  /** The match; the anchor who is on air; the plan that is settled. */
  subject: number
  /** What its text names. */
  data: JSONColumnType<Readonly<Record<string, unknown>>>
  /** From when it is not told any more, in epoch seconds. */
  expires_at: number
  /** The last subscription that got it. */
  told_to: Generated<number>
}
