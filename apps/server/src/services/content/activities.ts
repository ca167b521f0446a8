import type { ActivityCard, Endpoints, ReplyOf } from '@org/api-client/contract'
import type { Transaction } from 'kysely'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import {
  activitiesOf,
  type Activity,
  activityById,
  type ActivityViewer,
  addEntry,
  lockActivity,
} from '../../store/content/activities'
import { post } from '../../store/money/ledger'
import type { Database } from '../../store/schema'
import type { Viewer } from '../auth/viewer'
import { Change } from '../changes/change'
import type { Context } from '../context'
import type { Language } from '../language'
import { Refusal } from '../refusal'

export const listActivities = async (
  { db, clock }: Context,
  viewer: ActivityViewer,
  { page, size }: { readonly page: number; readonly size: number },
  lang: Language,
): Promise<{ list: ActivityCard[]; total: number }> => {
  const { rows, total } = await activitiesOf(db, viewer, { offset: (page - 1) * size, limit: size })
  return { list: rows.map((row) => cardOf(row, seconds(clock), lang)), total }
}

export const readActivity = async (
  { db, clock }: Context,
  viewer: ActivityViewer,
  id: number,
  lang: Language,
): Promise<ReplyOf<Endpoints['getActivity']>> => {
  const row = await activityById(db, viewer, id)
  if (row === null) throw new Refusal('notFound')
  return { activity: cardOf(row, seconds(clock), lang), blocks: lang === 'zh' ? row.blocks_zh : row.blocks_pt }
}

/** Joins once. The gold is paid in the transaction of the entry. */
export const joinActivity = ({ clock }: Context, viewer: ActivityViewer, id: number, lang: Language) =>
  new Change(
    async (transaction: Transaction<Database>): Promise<{ activity: ActivityCard }> => {
      const now = seconds(clock)
      await lockActivity(transaction, id)
      const row = await activityById(transaction, viewer, id)
      if (row === null) throw new Refusal('notFound')
      if (row.joined) throw new Refusal('activityJoined')
      const state = stateOf(row, now)
      if (state !== 'open') throw new Refusal(state === 'full' ? 'activityFull' : 'activityClosed')
      await addEntry(transaction, id, viewer.uid, now)
      if (row.gold > 0) await pay(transaction, row, viewer.uid, now)
      return { activity: cardOf({ ...row, joined: true, joined_count: row.joined_count + 1 }, now, lang) }
    },
    () => {},
    `activity:${id}`,
  )

const pay = async (transaction: Transaction<Database>, { id, gold }: Activity, uid: number, now: number) => {
  await post(transaction, {
    idempotencyKey: `activity:${id}:${uid}`,
    kind: 'activity',
    now,
    transfers: [{ asset: 'gold', from: 'system:activity', to: `user:${uid}`, amount: gold }],
  })
  await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['user'] } }, now)
}

/** For whom activities are shown. */
export const activityViewer = (site: string, viewer: Viewer): ActivityViewer => ({
  site,
  uid: viewer.kind === 'member' ? viewer.uid : 0,
})

const stateOf = ({ starts_at, ends_at, places, joined_count }: Activity, now: number): ActivityCard['state'] => {
  if (now < starts_at) return 'upcoming'
  if (now >= ends_at) return 'over'
  return places > 0 && joined_count >= places ? 'full' : 'open'
}

const cardOf = (row: Activity, now: number, lang: Language): ActivityCard => {
  const { id, cover, starts_at, ends_at, gold, places, joined_count, joined } = row
  const [title, summary] = lang === 'zh' ? [row.title_zh, row.summary_zh] : [row.title_pt, row.summary_pt]
  const facts = { id, title, summary, cover, starts_at, ends_at, gold, places, joined_count }
  return { ...facts, state: stateOf(row, now), joined: joined ? 1 : 0 }
}
