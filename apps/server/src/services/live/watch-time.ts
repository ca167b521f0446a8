import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { instant, shanghaiDay, shanghaiDayStart, TASKS } from '@org/domain'
import type { Transaction } from 'kysely'
import { announce, announcing } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { addWatched, moveWatched, watchedOn } from '../../store/live/watch-time'
import { reachStage, taskProgress } from '../../store/money/tasks'
import { siteConfig } from '../../store/ops/site-config'
import type { Database } from '../../store/schema'
import type { GuestViewer, MemberViewer } from '../auth/viewer'
import type { Context } from '../context'
import { MEMBER_WATCH } from '../sites/site-settings'
import type { Site } from '../sites/sites'

type WatchTime = ReplyOf<Endpoints['getVideoWatchTime']>
type Watcher = GuestViewer | MemberViewer

/** The app reports at least this often, so the first report of a day counts no more. */
const MOST_FIRST_SECONDS = 60

/** How long a viewer has watched today in Shanghai, and whether they may watch on. Rule: DOM-38. */
export const watchTime = async ({ db, clock }: Context, viewer: Watcher, site: Site): Promise<WatchTime> => {
  const watched = await watchedOn(db, viewer.userID, shanghaiDay(seconds(clock)))
  return { watch_seconds: watched, can_continue_watch: watched < (await limitOf({ db }, viewer, site)) }
}

/** Counts seconds that a viewer has watched since the last report: never more than have passed since. */
export const addWatchTime = async (
  context: Context,
  viewer: Watcher,
  site: Site,
  reported: number,
): Promise<WatchTime> => {
  const { db, clock } = context
  const now = seconds(clock)
  const day = shanghaiDay(now)
  const most = Math.min(MOST_FIRST_SECONDS, now - (shanghaiDayStart(day) ?? now))
  const watched = await addWatched(db, { viewer: viewer.userID, day, seconds: reported, most, now })
  if (viewer.kind === 'member') await noteWatchStage(context, viewer.uid, watched)
  return { watch_seconds: watched, can_continue_watch: watched < (await limitOf({ db }, viewer, site)) }
}

/** Gives a member who logs in what they have watched today as a guest. */
export const moveWatchTime = async (
  trx: Transaction<Database>,
  guest: string,
  uid: number,
  now: number,
): Promise<void> => {
  const day = shanghaiDay(instant(now))
  await raiseStage(trx, uid, { day, stage: stageOf(await moveWatched(trx, guest, String(uid), day)), now })
}

/** Visitors and guests must log in after the seconds of the config; a member without VIP has those of the operator. */
const limitOf = async ({ db }: Pick<Context, 'db'>, viewer: Watcher, site: Site): Promise<number> => {
  if (viewer.kind === 'member' && viewer.isVip) return Infinity
  const limit = (await siteConfig(db, site))[viewer.kind === 'member' ? MEMBER_WATCH : 'room_video_play_flogin_sec']
  return typeof limit === 'number' && limit > 0 ? limit : Infinity
}

/** The member's devices load the tasks again when a stage is reached. */
const noteWatchStage = async (context: Context, uid: number, watched: number): Promise<void> => {
  const now = seconds(context.clock)
  const [day, stage] = [shanghaiDay(now), stageOf(watched)]
  if (stage === 0) return
  await announcing(context, (trx) => raiseStage(trx, uid, { day, stage, now }))
}

const raiseStage = async (
  trx: Transaction<Database>,
  uid: number,
  { day, stage, now }: { readonly day: string; readonly stage: number; readonly now: number },
): Promise<void> => {
  const known = (await taskProgress(trx, uid, day)).find(({ task }) => task === 'watchLive')?.stage ?? 0
  if (stage <= known) return
  await reachStage(trx, uid, { task: 'watchLive', day, stage })
  await announce(trx, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['task'] } }, now)
}

/** Rule: DOM-42. */
const stageOf = (watched: number): number =>
  Math.min(TASKS.watchLive.stageMax, Math.floor(watched / TASKS.watchLive.stageSeconds))
