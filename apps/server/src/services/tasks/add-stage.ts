import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { TASKS } from '@org/domain'
import { announce } from '../../outbox/announce'
import { seconds } from '../../ports/clock'
import { countStage, lockMember, progressOf, reachStage } from '../../store/money/tasks'
import { Change } from '../changes/change'
import type { Context } from '../context'
import { earnedStages, placeOf } from './earned-stages'

type CountedTask = 'sendComment' | 'watchLive' | 'shareMessage' | 'online'

/**
 * Notes the stages of a daily task that the server has seen, and returns its progress. The caller only asks: a call
 * without a new comment, watched or online time changes nothing. Only of shares, which happen elsewhere, it is what is
 * counted, with time in between.
 */
export const addStage = ({ clock }: Context, uid: number, task: CountedTask) =>
  new Change<ReplyOf<Endpoints['addOnlineStage']>>(async (transaction) => {
    const now = seconds(clock)
    await lockMember(transaction, uid)
    const place = placeOf(task, { uid, now })
    const before = await progressOf(transaction, place)
    if (task === 'shareMessage')
      await countStage(transaction, place, { most: TASKS.shareMessage.stageMax, apart: SHARES_APART, now })
    else {
      const stage = await earnedStages(transaction, task, before.stage, { uid, now })
      if (stage > before.stage) await reachStage(transaction, uid, { task, day: place.day, stage })
    }
    const { stage, received } = await progressOf(transaction, place)
    if (stage > before.stage)
      await announce(transaction, `user:${uid}`, { type: 'AccountChanged', data: { tags: ['task'] } }, now)
    return { stage, stage_max: TASKS[task].stageMax, received }
  })

/** Seconds. */
const SHARES_APART = 30
