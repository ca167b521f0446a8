import { SLOW_MODE_OPTIONS } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds, rowId, text, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged, pagedByCursor } from '../paged'

const slowMode = v.picklist(SLOW_MODE_OPTIONS)
const level = wholeNumber(0, 1_000)
const groupId = idOf('group', text(128, 1))

const chatGroup = v.object({
  group_id: v.string(),
  name: v.string(),
  avatar: v.string(),
  introduction: v.string(),
  member_count: count,
  joined: v.picklist([0, 1]),
  /** Messages that the member has not read, at most 10,000. */
  unread: count,
  /** The anchor of a fan group; 0 for another group. */
  anchor_id: count,
})

const announcement = v.object({
  id: rowId,
  text: v.string(),
  /** Who has written it. */
  author: v.string(),
  created_at: epochSeconds,
})

export const getChatGroups = paged(chatGroup, {})

export const getAnchorGroups = { request: v.object({}), reply: v.object({ list: v.array(chatGroup) }) }

export const joinAnchorGroup = {
  request: v.object({ anchorid: idOf('room', rowId) }),
  reply: v.object({ group_id: v.string() }),
}

export const getAnnouncements = pagedByCursor(announcement, { group_id: groupId })

export const addAnnouncement = {
  request: v.object({ group_id: groupId, text: notId(trimmedText(500, 1)) }),
  reply: v.object({ announcement }),
}

export const deleteAnnouncement = {
  request: v.object({ group_id: groupId, id: idOf('announcement', rowId) }),
  reply: v.object({}),
}

const rules = v.object({ group_id: v.string(), slow_mode: v.number(), min_level: v.number() })

export const getGroupConfig = { request: v.object({ group_id: groupId }), reply: rules }

export const setGroupConfig = {
  /** What is left out stays as it is. */
  request: v.object({
    group_id: groupId,
    /** Seconds between two messages of a member; 0 for no limit. */
    slow_mode: v.optional(slowMode),
    /** The least level of those who write; 0 for all. Guests have level 0. */
    min_level: v.optional(level),
  }),
  reply: rules,
}
