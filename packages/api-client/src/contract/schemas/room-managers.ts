import { MUTE_OPTIONS, SLOW_MODE_OPTIONS } from '@org/domain'
import * as v from 'valibot'
import { count, epochSeconds, rowId, text, trimmedText, wholeNumber } from '../fields'
import { idOf, notId } from '../id-fields'
import { paged } from '../paged'

const liveid = idOf('room', rowId)
const user = idOf('user', v.pipe(v.union([text(64, 1), wholeNumber(1)]), v.transform(String)))
const flag = v.picklist([0, 1])

export const setRoomTitle = {
  request: v.object({ liveid, title: notId(trimmedText(60, 1)) }),
  reply: v.object({ title: v.string() }),
}

export const setRoomConfig = {
  request: v.object({
    liveid,
    slow_mode: v.optional(v.picklist(SLOW_MODE_OPTIONS)),
    mute_all: v.optional(flag),
    /** Empty for the notice of the site. */
    notice: v.optional(notId(trimmedText(100))),
  }),
  reply: v.object({ slow_mode: count, mute_all: flag, notice: v.string() }),
}

export const muteRoomUser = {
  request: v.object({ liveid, userid: user, seconds: v.picklist(MUTE_OPTIONS) }),
  reply: v.object({
    /** 0 if the mute was ended. */
    mute_until: epochSeconds,
  }),
}

export const setRoomManager = {
  request: v.object({
    userid: user,
    /** 1: a manager from now on. */
    type: flag,
  }),
  reply: v.object({ manager: flag }),
}

export const addOperateFriend = {
  request: v.object({
    liveid,
    /** The anchor of the room or one of its managers. */
    operate_uid: user,
  }),
  reply: v.object({
    /** 1: they are friends; 0: the other one has to agree. */
    added: flag,
  }),
}

export const clearRoomChat = { request: v.object({ liveid }), reply: v.object({}) }

export const revokeRoomMessage = {
  request: v.object({
    liveid,
    /** Of the message in the chat of the room. */
    sequence: notId(wholeNumber(1)),
  }),
  reply: v.object({}),
}

const person = v.object({
  userid: v.string(),
  nick_name: v.string(),
  avatar: v.string(),
  /** Until when they are muted, or since when they manage the room. */
  time: epochSeconds,
})

export const getRoomPeople = paged(person, { liveid, kind: v.picklist(['managers', 'muted']) })

export const getRoomRank = {
  request: v.object({ liveid, period: v.optional(v.picklist(['live', 'day', 'week']), 'live') }),
  /** Those who gave most, at most fifty. */
  reply: v.object({
    list: v.array(
      v.object({
        uid: count,
        nick_name: v.string(),
        avatar: v.string(),
        user_level: count,
        /** What they gave, in gold. */
        gold: count,
      }),
    ),
  }),
}
