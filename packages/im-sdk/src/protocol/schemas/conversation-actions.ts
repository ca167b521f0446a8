import * as v from 'valibot'
import { CONVERSATION_LIMITS } from '../limits'
import { bitOfMark } from '../marks'
import { characters, empty, groupID, random, sequence, userID } from './common'
import { contactItem, itemResults } from './contacts'
import { remindType } from './shapes'
import { idOf } from './id-fields'

const contactItems = v.pipe(v.array(contactItem), v.minLength(1), v.maxLength(CONVERSATION_LIMITS.batch))

/** A mention is of one message. The read mark stays, and the message too. */
export const deleteAtTips = {
  summary: 'Removes mentions of the caller from conversations, on all devices.',
  request: v.object({
    messageListToDelete: v.pipe(
      v.array(
        v.object({
          /** Who has mentioned the caller. */
          from: userID,
          to: userID,
          messageSeq: sequence,
          messageRandom: random,
          /** The group or the topic. */
          groupID,
        }),
      ),
      v.minLength(1),
      v.maxLength(CONVERSATION_LIMITS.atTips),
    ),
  }),
  reply: empty,
}

/** Setting what is set already changes nothing. */
export const pinConversations = {
  summary: 'Pins conversations or unpins them.',
  request: v.object({
    fromAccount: userID,
    /** 1 pins, 2 unpins. */
    operationType: v.picklist([1, 2]),
    itemList: contactItems,
  }),
  reply: itemResults,
}

export const markConversations = {
  summary: 'Adds a mark to conversations or removes it.',
  request: v.object({
    fromAccount: userID,
    /** 1 adds the mark, 2 removes it. */
    operationType: v.picklist([1, 2]),
    /** A power of two below 2 ** 64. */
    markType: v.pipe(
      v.number(),
      v.check((mark) => bitOfMark(mark) !== null),
    ),
    itemList: contactItems,
  }),
  reply: itemResults,
}

export const setConversationCustomData = {
  summary: 'Sets the custom data of conversations.',
  ours: true,
  request: v.object({
    fromAccount: userID,
    customData: characters(CONVERSATION_LIMITS.customData),
    itemList: contactItems,
  }),
  reply: itemResults,
}

/** As conversations are named where they are deleted. */
const place = {
  type: v.picklist([1, 2]),
  toAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
  toGroupID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
  /** The newest message that the user has seen there: later ones stay. Without it, all are meant. */
  upTo: v.optional(sequence),
}

/** A deleted conversation has no pin, marks, custom data or groups, and everything in it is read. */
export const deleteConversations = {
  summary: 'Takes conversations out of the list of the user until their next message.',
  request: v.object({
    fromAccount: userID,
    conversationList: v.pipe(v.array(v.object(place)), v.minLength(1), v.maxLength(CONVERSATION_LIMITS.batch)),
    /** 1 also clears the history for the user. */
    clearHistoryMessage: v.optional(v.picklist([0, 1]), 0),
  }),
  reply: v.object({
    /** In the order of the request; code 0 is success. */
    resultList: v.array(
      v.object({
        code: v.number(),
        type: v.picklist([1, 2]),
        to: v.string(),
        groupID: v.string(),
        /** What is deleted and read. */
        upTo: sequence,
      }),
    ),
  }),
}

export const clearHistory = {
  summary: 'Clears the history of a conversation for the user, who has then read everything in it.',
  request: v.object({ fromAccount: userID, ...place }),
  reply: v.object({
    /** What is cleared and read. */
    upTo: sequence,
  }),
}

const peers = v.pipe(v.array(userID), v.minLength(1), v.maxLength(CONVERSATION_LIMITS.muteUsers))
/** 0 accept and notify, 1 discard, 2 accept without notifying. */
const muteFlag = v.picklist([0, 1, 2])

export const setC2CMute = {
  summary: 'Sets what happens with messages of users.',
  request: v.object({ peerAccountList: peers, muteFlag }),
  reply: v.object({
    resultItem: v.array(v.object({ peerAccount: v.string(), resultCode: v.number(), resultInfo: v.string() })),
  }),
}

export const getC2CMute = {
  summary: 'What happens with messages of users.',
  request: v.object({ peerAccountList: peers }),
  reply: v.object({ muteList: v.array(v.object({ peerAccount: v.string(), muteFlag })) }),
}

export const setGroupMute = {
  summary: 'Sets what happens with messages of a group.',
  request: v.object({ groupID, messageRemindType: remindType }),
  reply: empty,
}

export const setAllRead = {
  summary: 'Sets one-to-one conversations, but not the one with the system, and the named groups read.',
  request: v.object({
    /** 1: one-to-one conversations, namely these, or all of the user without this list. */
    readAllC2CMessage: v.optional(v.picklist([0, 1]), 0),
    /** Ours: how far the user has seen them. */
    C2CMessageReadInfoList: v.optional(
      v.pipe(
        v.array(v.object({ peerAccount: userID, messageSequence: sequence })),
        v.maxLength(CONVERSATION_LIMITS.readGroups),
      ),
    ),
    groupMessageReadInfoList: v.optional(
      v.pipe(v.array(v.object({ groupID, messageSequence: sequence })), v.maxLength(CONVERSATION_LIMITS.readGroups)),
      [],
    ),
  }),
  reply: empty,
}
