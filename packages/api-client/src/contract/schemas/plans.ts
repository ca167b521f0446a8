import * as v from 'valibot'
import { master, openPlan, plan, planOption, planPick, planTemplate } from '../entities/plan'
import { count, rowId, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged, pagedByCursor } from '../paged'

const id = idOf('plan', rowId)

export const getPlans = paged(plan, { type: v.picklist(['hot', 'football', 'basketball']) })

export const getPlan = { request: v.object({ id }), reply: v.object({ plan: openPlan }) }

export const buyPlan = {
  request: v.object({
    id,
    /** Pays for a part of it, or for all. */
    coupon_id: v.optional(idOf('coupon', rowId)),
  }),
  reply: v.object({
    plan: openPlan,
    /** The gold that is left. */
    gold: count,
  }),
}

export const getMyPlans = pagedByCursor(plan, {})

export const getMasterRank = paged(master, { type: v.picklist(['hit', 'profit', 'streak']) })

export const getMaster = {
  request: v.object({ id: idOf('room', rowId) }),
  reply: v.object({
    master,
    signature: v.string(),
    /** How the last ones ended, the newest last. */
    recent: v.array(v.picklist(['won', 'lost', 'refunded'])),
  }),
}

/** All of a master, the newest first. Their results and odds add up to the record. */
export const getMasterPlans = pagedByCursor(plan, { id: idOf('room', rowId) })

export const getMatchPlans = pagedByCursor(plan, { matchid: idOf('match', rowId) })

/** What a plan about a match may say now; nothing if it is too late or the match has no odds. */
export const getPlanOffers = {
  request: v.object({ matchid: idOf('match', rowId) }),
  reply: v.object({ list: v.array(planPick) }),
}

export const publishPlan = {
  request: v.object({
    matchid: idOf('match', rowId),
    template: planTemplate,
    line: v.optional(wholeNumber(0, 1_000), 0),
    option: planOption,
    /** Public. */
    title: notId(trimmedText(40, 4)),
    /** Sealed. */
    text: notId(trimmedText(2_000, 10)),
    gold: wholeNumber(1, 9_999),
  }),
  reply: v.object({ plan: openPlan }),
}
