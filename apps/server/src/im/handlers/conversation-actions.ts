import { bitOfMark, communityOfTopic, type conversationActionCommands, REMIND_TYPES } from '@org/im-sdk/protocol'
import type { Kysely, Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { userTopic } from '../../ports/topics'
import { Change } from '../../services/changes/change'
import { NOTICE, noticeMessage, SYSTEM_USER } from '../../services/chat/group-notices'
import {
  clearHistory,
  deleteListed,
  reminders,
  setCustomData,
  setMarks,
  setPins,
  setReminders,
  type Cleared,
} from '../../store/im/change-conversations'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import { moveReadMarks, readAllPrivate, type MovedMark } from '../../store/im/conversations'
import { deleteMentions } from '../../store/im/mentions'
import type { GroupRow } from '../../store/im/groups'
import { appendMessages } from '../../store/im/messages'
import type { Database } from '../../store/schema'
import { ensureTopicRow, moveTopicMarks } from '../../store/im/topics'
import { requireReader } from '../checks/require-reader'
import { requireSelf } from '../checks/require-self'
import { changeContacts, keyOfContact } from '../contacts'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'
import type { Stored } from '../push/sequences'
import { tellConversations, tellGroup, tellTopics } from '../push/tell-conversations'
import { tellRead } from '../push/tell-read'

export const conversationActions = {
  pinConversations: async (request, call) =>
    changeContacts(call, request, (db, locked) =>
      setPins(db, locked, request.operationType === 1, seconds(call.im.context.clock)),
    ),

  markConversations: async (request, call) =>
    changeContacts(call, request, (db, locked) =>
      setMarks(db, locked, bitOfMark(request.markType) ?? 0, request.operationType === 1),
    ),

  setConversationCustomData: async (request, call) =>
    changeContacts(call, request, (db, locked) => setCustomData(db, locked, request.customData)),

  deleteConversations: async ({ fromAccount, conversationList, clearHistoryMessage }, call) => {
    const itemList = conversationList.map(contactOf)
    const upTo = new Map(
      conversationList.map((place) => [keyOfContact(contactOf(place), call.userID) ?? '', place.upTo]),
    )
    const now = seconds(call.im.context.clock)
    let cleared = NOTHING_CLEARED
    const change = changeContacts(call, { fromAccount, itemList }, async (db, locked) => {
      cleared = await deleteListed(db, locked, upTo, { isCleared: clearHistoryMessage === 1, now })
    })
    const make = async (db: Parameters<typeof change.make>[0]) => {
      const { resultItem } = await change.make(db)
      return {
        resultList: resultItem.map(({ contactItem, resultCode }) => ({
          code: resultCode,
          type: contactItem.type,
          to: contactItem.toAccount,
          groupID: contactItem.groupID,
          upTo: cleared.ends.get(keyOfContact(contactItem, call.userID) ?? '') ?? 0,
        })),
      }
    }
    return new Change(make, () => {
      change.after({ resultItem: [] })
      tellRead(call, cleared.moved, now)
    })
  },

  clearHistory: async ({ fromAccount, ...place }, call) => {
    requireSelf(call, fromAccount)
    const { im, userID } = call
    const key = keyOfContact(contactOf(place), userID)
    if (key === null) throw imError('INVALID_CONVERSATION_ID')
    const isOfTopic = place.type === 2 && communityOfTopic(place.toGroupID) !== null
    if (isOfTopic) await requireReader(call, place.toGroupID)
    const now = seconds(im.context.clock)
    let cleared = NOTHING_CLEARED
    const make = async (db: Kysely<Database>) => {
      if (isOfTopic) await ensureTopicRow(db, userID, place.toGroupID)
      cleared = await clearHistory(db, userID, key, { upTo: place.upTo, now })
      const upTo = cleared.ends.get(key)
      if (upTo === undefined) throw imError('CONVERSATION_NOT_FOUND')
      return { upTo }
    }
    return new Change(make, () => {
      tellGroup(im, userID, key)
      tellRead(call, cleared.moved, now)
    })
  },

  setC2CMute: async ({ peerAccountList, muteFlag }, { im, userID }) => {
    const peers = [...new Set(peerAccountList)]
    const found = await Promise.all(peers.map((peer) => im.identities.find(peer)))
    const known = peers.filter((_, index) => found[index] !== null)
    const keys = known.map((peer) => c2cKey(userID, peer))
    const { code, message } = imError('INVALID_ID')
    const resultItem = peers.map((peerAccount) =>
      known.includes(peerAccount)
        ? { peerAccount, resultCode: 0, resultInfo: '' }
        : { peerAccount, resultCode: code, resultInfo: message },
    )
    const make = async (db: Kysely<Database>) => {
      await setReminders(db, userID, keys, muteFlag)
      return { resultItem }
    }
    return new Change(make, () => tellConversations(im, userID, keys))
  },

  getC2CMute: async ({ peerAccountList }, { im, userID }) => {
    const peers = [...new Set(peerAccountList)]
    const found = await reminders(
      im.context.db,
      userID,
      peers.map((peer) => c2cKey(userID, peer)),
    )
    return {
      muteList: peers.map((peerAccount) => ({ peerAccount, muteFlag: found.get(c2cKey(userID, peerAccount)) ?? 0 })),
    }
  },

  setGroupMute: async ({ groupID, messageRemindType }, call) => {
    await requireMemberOf(call, groupID)
    const { im, userID } = call
    const flag = ([0, 1, 2] as const).find((each) => REMIND_TYPES[each] === messageRemindType) ?? 0
    const key = groupKey(groupID)
    const group = await im.groups.find(groupID)
    const stored = await im.context.db.transaction().execute(async (trx) => {
      const before = (await reminders(trx, userID, [key])).get(key) ?? 0
      await setReminders(trx, userID, [key], flag)
      return group === null || before === flag ? [] : storeReminder(trx, call, group, messageRemindType)
    })
    im.fanout.publishTo(userTopic(userID), { kind: 'reminder', convID: key, messageRemindType })
    tellGroup(im, userID, key)
    if (group?.is_support_topic === true) tellTopics(im, userID, groupID, [])
    im.fanout.publish(stored)
    return {}
  },

  deleteAtTips: async ({ messageListToDelete }, call) => {
    const { im, userID } = call
    const asked = new Map<string, number[]>()
    for (const { to, groupID, messageSeq } of messageListToDelete) {
      requireSelf(call, to)
      asked.set(groupID, [...(asked.get(groupID) ?? []), messageSeq])
    }
    for (const groupID of asked.keys()) await requireMemberOf(call, groupID)
    for (const [groupID, sequences] of asked) {
      await deleteMentions(im.context.db, userID, groupKey(groupID), sequences)
      tellGroup(im, userID, groupKey(groupID))
    }
    return {}
  },

  setAllRead: async ({ readAllC2CMessage, C2CMessageReadInfoList: seen, groupMessageReadInfoList }, call) => {
    const { im, userID } = call
    const { db, clock } = im.context
    const now = seconds(clock)
    const [topics, groups]: [MovedMark[], MovedMark[]] = [[], []]
    for (const { groupID, messageSequence: sequence } of groupMessageReadInfoList)
      (communityOfTopic(groupID) === null ? groups : topics).push({ convID: groupKey(groupID), sequence })
    const system = c2cKey(SYSTEM_USER, userID)
    const peers = (readAllC2CMessage === 1 ? (seen ?? []) : [])
      .map(({ peerAccount, messageSequence }) => ({ convID: c2cKey(userID, peerAccount), sequence: messageSequence }))
      .filter(({ convID }) => convID !== system)
    const wanted = [...peers, ...groups]
    if (readAllC2CMessage === 1 && seen === undefined)
      tellRead(call, await readAllPrivate(db, userID, system, now), now)
    if (topics.length > 0) tellRead(call, await moveTopicMarks(db, userID, topics), now)
    if (wanted.length > 0) tellRead(call, await moveReadMarks(db, userID, wanted, now), now)
    return {}
  },
} satisfies Handlers<typeof conversationActionCommands>

/** The user's devices get a notice, too. It says what the user did, so it is neither unread nor the last message. */
const storeReminder = async (
  trx: Transaction<Database>,
  call: Call,
  group: GroupRow,
  messageRemindType: string,
): Promise<readonly Stored[]> => {
  const { im, userID } = call
  const told = { operationType: NOTICE.remindType, messageRemindType }
  const notice = noticeMessage(call.im.context, { group, userID, operatorID: userID }, told)
  const details = { ...notice.details, isExcludedFromUnreadCount: true, isExcludedFromLastMessage: true }
  const message = { ...notice, details }
  const places = await appendMessages(trx, [message], seconds(im.context.clock))
  return places.map((place) => ({ message, origin: '', place }))
}

const NOTHING_CLEARED: Cleared = { ends: new Map(), moved: [] }

/** A chat room is in no list of conversations. */
const requireMemberOf = async (call: Call, groupID: string): Promise<void> => {
  await requireReader(call, groupID)
  const group = await call.im.groups.find(groupID)
  if (group?.type === 'AVChatRoom')
    throw imError('INVALID_GROUP_PARAMETERS', 'A chat room has neither reminders nor mentions.')
}

const contactOf = ({ type, toAccount, toGroupID }: { type: 1 | 2; toAccount: string; toGroupID: string }) => ({
  type,
  toAccount,
  groupID: toGroupID,
})
