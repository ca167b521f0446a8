import { TASKS, type CheckInResult, type TaskKey } from '@org/domain'
import * as v from 'valibot'
import { count, wholeNumber } from '../fields'

const task = v.object({
  prop: v.string(),
  name: v.string(),
  desc: v.string(),
  stage: count,
  stage_max: count,
  received: count,
})

const taskKey = v.picklist(Object.keys(TASKS) as TaskKey[])

export const getTaskInfo = {
  request: v.object({}),
  reply: v.object({
    checkin: v.picklist([0, 1]),
    checkText: v.string(),
    checkin_continuous: count,
    checkin_nearest_contious: count,
    checkin_continuous_accumulation: count,
    checkin_continuous_accumulation_new: count,
    /** Which of the 8 days is the current one, from 1. */
    checkin_nth: count,
    checkin_nth_status: v.picklist(['apply', 'supply', 'check']),
    /** The gold that a make-up check-in costs. Rule: DOM-50. */
    recheckin_price: count,
    gold: count,
    level: v.object({ level: count, next: count, point: count }),
    tasks: v.record(taskKey, task),
  }),
}

export const checkin = {
  request: v.object({ recheckin: v.picklist([0, 1]) }),
  reply: v.object({ continuous: count, award: count }) satisfies v.GenericSchema<unknown, CheckInResult>,
}

export const getFirstVipAward = {
  request: v.object({}),
  reply: v.object({
    days: count,
    vip_level: count,
    /** When VIP ends, in epoch seconds. */
    vip_date: count,
  }),
}

/** The gold that was paid, and what the member has then. */
const award = v.object({ award: count, gold: count })

export const getAppFirstLoginAward = { request: v.object({}), reply: award }
export const getInviteFriendAward = { request: v.object({ amount: wholeNumber(1, 10_000) }), reply: award }

const claim = { request: v.object({ amount: wholeNumber(1, 100) }), reply: award }

export const getSendCommentAward = claim
export const getWatchLiveAward = claim
export const getOnlineAward = claim
export const getShareMessageAward = claim
export const getSendFirstGiftAward = { request: v.object({}), reply: award }

/** The progress of a task: stages earned, the cap of the day, stages claimed. */
const counted = { request: v.object({}), reply: v.object({ stage: count, stage_max: count, received: count }) }

export const addSendCommentStage = counted
export const addWatchLiveStage = counted
export const addShareMessageStage = counted
export const addOnlineStage = counted
