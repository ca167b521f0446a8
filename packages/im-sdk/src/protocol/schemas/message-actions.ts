import * as v from 'valibot'
import { MESSAGE_ACTION_LIMITS, MESSAGE_SIZES } from '../limits'
import { appID, empty, groupID, random, seconds, sequence, storable, storedMessage, userID } from './common'
import { element } from './elements'
import { idOf, notId } from './id-fields'

/** `sequence_random_time`. */
const messageKey = v.pipe(v.string(), v.regex(/^\d{1,15}_\d{1,10}_\d{1,12}$/), idOf('message'))
/** One message of a conversation: by its key with a peer, by its sequence in a group. */
const c2cMessage = { peerAccount: userID, messageKey }
const deletedKeys = <Schema extends v.GenericSchema>(key: Schema) =>
  v.pipe(v.array(key), v.minLength(1), v.maxLength(MESSAGE_ACTION_LIMITS.deleted))

/** 0: it is revoked. Otherwise the code of the refusal. */
const revocation = v.object({
  recallRetList: v.array(v.object({ sequence, retCode: v.pipe(v.number(), v.integer()) })),
  /** Ours: the present state of those that are revoked. */
  messageList: v.array(storedMessage),
})

export const revokeC2CMessage = {
  summary: 'Revokes an own message to a peer, within the time limit of the app.',
  request: v.object(c2cMessage),
  reply: revocation,
}
export const revokeGroupMessages = {
  summary: 'Revokes messages of a group: own ones within the time limit, others as its owner or admin.',
  request: v.object({
    groupID,
    msgSeqList: v.pipe(v.array(sequence), v.minLength(1), v.maxLength(MESSAGE_ACTION_LIMITS.revoked)),
  }),
  reply: revocation,
}
export const deleteC2CMessages = {
  summary: 'Deletes messages with a peer for the caller, on all devices.',
  request: v.object({ peerAccount: userID, messageKeyList: deletedKeys(messageKey) }),
  reply: v.object({}),
}
export const deleteGroupMessages = {
  summary: 'Deletes messages of a group for the caller, on all devices.',
  request: v.object({ groupID, deleter: userID, keyList: deletedKeys(sequence) }),
  reply: v.object({}),
}
/** The conversation with the system is the user's own, so its notices are named as they came. */
export const deleteSystemNotices = {
  summary: 'Deletes notices of the system for the caller, on all devices.',
  request: v.object({
    messageListToDelete: deletedKeys(
      v.object({ from: userID, to: userID, messageSeq: sequence, messageRandom: random }),
    ),
  }),
  reply: empty,
}

const newContent = {
  /** The version that the client has changed. Another one of the server is MODIFY_CONFLICT. */
  version: sequence,
  elements: v.pipe(v.array(element), v.length(1)),
  cloudCustomData: v.optional(
    v.pipe(v.string(), v.maxBytes(MESSAGE_SIZES.cloudCustomDataBytes), storable, notId()),
    '',
  ),
}
/** What is stored: the server may have replaced words of the profanity list. */
const storedContent = v.object({
  elements: v.array(v.object({ msgType: v.string(), msgContent: v.record(v.string(), v.unknown()) })),
  messageVersion: sequence,
  cloudCustomData: v.string(),
})

const modification = v.object({
  ...storedContent.entries,
  /** Ours: the message in its present state. */
  messageList: v.array(storedMessage),
})

export const modifyC2CMessage = {
  summary: 'Changes the content of an own message to a peer.',
  request: v.object({ ...c2cMessage, ...newContent }),
  reply: modification,
}
export const modifyGroupMessage = {
  summary: 'Changes the content of a message of a group: an own one, or any as its owner or admin.',
  request: v.object({
    groupID,
    /** The topic of the community `groupID`. Empty for the group itself. */
    topicID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('topic')), ''),
    sequence,
    ...newContent,
  }),
  reply: modification,
}

export const getMessageVersions = {
  summary: 'The earlier versions of a modified message, oldest first.',
  ours: true,
  request: v.object({
    /** The peer. Empty for a group. */
    peerAccount: v.optional(v.pipe(v.string(), v.maxLength(64), idOf('user')), ''),
    groupID: v.optional(v.pipe(v.string(), v.maxLength(96), idOf('group')), ''),
    sequence,
  }),
  reply: v.object({
    versionList: v.array(
      v.object({
        ...storedContent.entries,
        /** Who wrote this version, and when. */
        editor: v.string(),
        time: seconds,
      }),
    ),
  }),
}

export const getGroupNotify = {
  summary: 'The messages of a group that were revoked in a period, newest first.',
  request: v.object({
    /** 1: revocations. */
    type: v.optional(v.literal(1), 1),
    groupID,
    beginTime: v.optional(seconds, 0),
    /** 0: now. */
    endTime: v.optional(seconds, 0),
    limit: v.optional(
      v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MESSAGE_ACTION_LIMITS.revoked)),
      MESSAGE_ACTION_LIMITS.revoked,
    ),
  }),
  reply: v.object({ revokedList: v.array(v.object({ sequence, revoker: v.string(), time: seconds })) }),
}

export const translateText = {
  summary: 'Translates texts with the provider of the operator.',
  request: v.object({
    SDKAppID: appID,
    from: userID,
    sourceTextList: v.pipe(
      v.array(v.pipe(v.string(), v.minLength(1), v.maxBytes(MESSAGE_SIZES.textBytes), notId())),
      v.minLength(1),
      v.maxLength(MESSAGE_ACTION_LIMITS.translated),
    ),
    /** A language, or `auto`. */
    source: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{2,12}$/), notId()), 'auto'),
    target: v.pipe(v.string(), v.regex(/^[\w-]{2,12}$/), notId()),
  }),
  reply: v.object({
    error: v.object({ code: v.number() }),
    requestID: v.string(),
    /** In the order of `sourceTextList`. */
    translatedTextList: v.array(v.string()),
  }),
}
