import * as v from 'valibot'
import { count, epochSeconds, text, wholeNumber } from '../fields'
import { idOf } from '../id-fields'
import { paged } from '../paged'

const flag = v.picklist([0, 1])

export const followUser = {
  request: v.object({
    userid: idOf('user', v.pipe(v.union([text(64, 1), wholeNumber(1)]), v.transform(String))),
    /** 1: from now on. */
    type: flag,
  }),
  reply: v.object({ followed: flag }),
}

export const getFollowed = {
  request: v.object({}),
  /** The uids, the latest first. */
  reply: v.object({ list: v.array(count) }),
}

const person = v.object({
  uid: count,
  nick_name: v.string(),
  avatar: v.string(),
  signature: v.string(),
  user_level: count,
  is_anchor: flag,
  fans_count: count,
  /** Their room is on air. */
  live: flag,
  /** Of the follow. */
  since: epochSeconds,
})

export const getFollows = paged(person, { kind: v.optional(v.picklist(['anchors', 'masters', 'users']), 'anchors') })

export const getFans = paged(person, {})
