import { type Instant, shanghaiDay, shanghaiDayStart, type TaskKey, TASKS, type TaskRule } from '@org/domain'
import type { Kysely } from 'kysely'
import { countInvited } from '../../store/identity/accounts'
import { countComments } from '../../store/live/room-comments'
import { watchedOn } from '../../store/live/watch-time'
import { onlineOn } from '../../store/money/online-time'
import { ONCE } from '../../store/money/tasks'
import type { Database } from '../../store/schema'

interface Moment {
  readonly uid: number
  readonly now: Instant
}

/**
 * The stages of a task that follow from what the server has seen today in Shanghai. Those of the other tasks are noted
 * in the transaction in which they are earned: a gift is sent, a page is shared.
 */
const SEEN: Partial<Record<TaskKey, (db: Kysely<Database>, moment: Moment) => Promise<number>>> = {
  // The caller is logged in.
  appFirstLogin: async () => 1,
  inviteFriend: (db, { uid }) => countInvited(db, uid),
  sendComment: (db, { uid, now }) =>
    countComments(db, {
      userID: String(uid),
      since: shanghaiDayStart(shanghaiDay(now)) ?? now,
      most: TASKS.sendComment.stageMax,
    }),
  watchLive: async (db, { uid, now }) =>
    stagesIn(await watchedOn(db, String(uid), shanghaiDay(now)), TASKS.watchLive.stageSeconds),
  online: async (db, { uid, now }) => stagesIn(await onlineOn(db, uid, shanghaiDay(now)), TASKS.online.stageSeconds),
}

const stagesIn = (seconds: number, stageSeconds: number): number => Math.floor(seconds / stageSeconds)

/** The earned stages of a task: the noted ones, and what the server has seen since, up to the cap. */
export const earnedStages = async (
  db: Kysely<Database>,
  task: TaskKey,
  noted: number,
  moment: Moment,
): Promise<number> => {
  const { stageMax }: TaskRule = TASKS[task]
  const seen = await SEEN[task]?.(db, moment)
  return Math.max(noted, Math.min(seen ?? 0, stageMax ?? Infinity))
}

/** Where the progress of a task is noted. */
export const placeOf = (task: TaskKey, { uid, now }: Moment) => ({
  uid,
  task,
  day: TASKS[task].per === 'day' ? shanghaiDay(now) : ONCE,
})
