import { sql, type Kysely, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import type { Database } from '../schema'
import type { NoticeSettings } from './notice-settings'
import type { PushEventTable, PushKind, PushSubscriptionTable } from './push-tables'

export type PushEvent = Selectable<PushEventTable>

interface NewEvent {
  readonly kind: PushKind
  readonly subject: number
  readonly data: object
  readonly expires_at: number
}

/** Whether a browser takes messages of a match. */
export const isMatchAwaited = async (db: Kysely<Database>, matchId: number): Promise<boolean> => {
  const { rows } = await sql<{ awaited: boolean }>`
    SELECT EXISTS (
      SELECT 1 FROM match_attention JOIN push_subscription USING (viewer) WHERE match_id = ${matchId}
    ) AS awaited`.execute(db)
  return rows[0]?.awaited ?? false
}

export const addPushEvent = async (trx: Transaction<Database>, { data, ...event }: NewEvent): Promise<void> => {
  await trx
    .insertInto('push_event')
    .values({ ...event, data: JSON.stringify(data) })
    .execute()
}

/** The oldest of a match, which are stale first; without one the oldest. The index `push_event_next` has this order. */
export const nextPushEvent = async (db: Kysely<Database>): Promise<PushEvent | null> =>
  (await db
    .selectFrom('push_event')
    .selectAll()
    .orderBy(sql`kind NOT IN ('goal', 'kick_off')`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()) ?? null

export const removePushEvent = async (db: Kysely<Database>, id: number): Promise<void> => {
  await db.deleteFrom('push_event').where('id', '=', id).execute()
}

export const notePushTold = async (db: Kysely<Database>, id: number, toldTo: number): Promise<void> => {
  await db.updateTable('push_event').set({ told_to: toldTo }).where('id', '=', id).execute()
}

export type PushReceiver = Pick<Selectable<PushSubscriptionTable>, 'id' | 'endpoint' | 'p256dh' | 'auth' | 'lang'> &
  Pick<NoticeSettings, 'quiet_from' | 'quiet_to' | 'zone'> & {
    /** The viewer wants no messages of this kind, or none of this match. */
    readonly is_silent: boolean
    /** What the viewer has paid for the plan; null for its master, and for other events. */
    readonly gold: number | null
  }

/** The next subscriptions that an event concerns, by id, of sessions that have not ended. */
export const receiversOf = async (
  db: Kysely<Database>,
  { kind, subject, told_to }: PushEvent,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<PushReceiver[]> => {
  const { concerned, hidden = NEVER, gold = NULL } = FILTERS[kind](subject)
  const { rows } = await sql<PushReceiver>`
    SELECT subscription.id, endpoint, p256dh, auth, lang,
      coalesce(quiet_from, '00:00') AS quiet_from, coalesce(quiet_to, '00:00') AS quiet_to,
      coalesce(zone, 'Asia/Shanghai') AS zone,
      NOT coalesce(${sql.ref(`settings.${kind}`)}, true) OR ${hidden} AS is_silent,
      ${gold} AS gold
    FROM push_subscription subscription
    LEFT JOIN session ON session.id = subscription.session_id
    LEFT JOIN notice_settings settings ON settings.account_id = session.account_id
    WHERE subscription.id > ${told_to} AND (session.id IS NULL OR session.expires_at > ${now})
      AND ${concerned}
    ORDER BY subscription.id LIMIT ${limit}`.execute(db)
  return rows
}

interface Filter {
  readonly concerned: RawBuilder<boolean>
  /** False for all without one. */
  readonly hidden?: RawBuilder<boolean>
  readonly gold?: RawBuilder<number | null>
}

const NEVER = sql<boolean>`false`
const NULL = sql<null>`NULL::integer`

const ofMatch = (matchId: number): Filter => ({
  concerned: sql`subscription.viewer IN (SELECT viewer FROM match_attention WHERE match_id = ${matchId})`,
  // Muted, or its score is hidden: even a kick-off would tell something of it.
  hidden: sql`(
    SELECT key = ANY (silent) OR (hides_collected AND NOT key = ANY (shown))
    FROM (SELECT sport_id || ':' || id AS key FROM match WHERE id = ${matchId}) AS named)`,
})

const FILTERS: Readonly<Record<PushKind, (subject: number) => Filter>> = {
  goal: ofMatch,
  kick_off: ofMatch,
  on_air: (anchorId) => ({
    concerned: sql`session.account_id IN (SELECT follower_id FROM follow WHERE followed_id = ${anchorId} AND is_on)`,
  }),
  plan_settled: (planId) => ({
    concerned: sql`subscription.viewer IN (
      SELECT account_id::text FROM plan_purchase WHERE plan_id = ${planId}
      UNION ALL SELECT account_id::text FROM plan WHERE id = ${planId})`,
    gold: sql`(
      SELECT gold FROM plan_purchase WHERE plan_id = ${planId} AND plan_purchase.account_id = session.account_id)`,
  }),
}
