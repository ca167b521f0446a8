import { anyError as imError } from '../protocol/any-error'
import { REMIND_TYPES, TYPES, type MessageRemindType } from '../protocol/constants'
import type { CommandName } from '../protocol/define-command'
import { communityOfTopic } from '../protocol/ids'
import { bitOfMark, withMark } from '../protocol/marks'
import { NO_OWN_FACTS, type OwnFacts } from '../store/own-facts'
import type { FakePeer } from './fake-peer'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'
import type { FakeWorld, Target } from './fake-world'

type ConversationCommand = Extract<
  CommandName,
  | 'pinConversations'
  | 'markConversations'
  | 'setConversationCustomData'
  | 'deleteConversations'
  | 'clearHistory'
  | 'setC2CMute'
  | 'getC2CMute'
  | 'setGroupMute'
  | 'setAllRead'
  | 'deleteAtTips'
>

/** As commands name the other side of a conversation. */
export interface Contact {
  readonly type: 1 | 2
  readonly toAccount: string
  readonly groupID: string
}

export interface FakeConversationsContext {
  readonly world: FakeWorld
  readonly sessions: ReadonlyMap<FakePeer, FakeSession>
  readonly seconds: () => number
  /** Moves a read mark, and tells the peer and the user's other devices. */
  readonly moveRead: (session: FakeSession, target: Target, sequence: number) => void
  readonly isAbsent: (userID: string) => boolean
  /** Read for each change. */
  readonly pushing: { readonly isPushing: boolean }
}

/** What users do with their conversations at the fake server. */
export class FakeConversations {
  constructor(private readonly context: FakeConversationsContext) {}

  readonly handlers: Pick<FakeHandlers, ConversationCommand> = {
    pinConversations: ({ operationType, itemList }, { userID }) =>
      this.change(userID, itemList, ({ pinnedTimeStamp }) => ({
        pinnedTimeStamp: operationType === 2 ? 0 : pinnedTimeStamp || this.context.seconds(),
      })),
    markConversations: ({ operationType, markType, itemList }, { userID }) =>
      this.change(userID, itemList, ({ standardMark }) => ({
        standardMark: withMark(standardMark, bitOfMark(markType) ?? 0, operationType === 1),
      })),
    setConversationCustomData: ({ customData, itemList }, { userID }) =>
      this.change(userID, itemList, () => ({ customData })),
    deleteConversations: ({ conversationList, clearHistoryMessage }, session) => {
      const { world } = this.context
      const { userID } = session
      const itemList = conversationList.map(contactOf)
      const ends = new Map(itemList.map((item, at) => [item, this.end(userID, item, conversationList[at]?.upTo)]))
      for (const [item, end] of ends)
        if (world.isListed(userID, targetOf(item))) this.read(session, targetOf(item), end)
      const { resultItem } = this.change(userID, itemList, ({ messageRemindType, clearSeq, deletedSeq }, contact) => {
        const end = ends.get(contact) ?? 0
        return {
          ...NO_OWN_FACTS,
          messageRemindType,
          deletedSeq: Math.max(deletedSeq, end),
          clearSeq: clearHistoryMessage === 1 ? Math.max(clearSeq, end) : clearSeq,
        }
      })
      return {
        resultList: resultItem.map(({ contactItem, resultCode }) => ({
          code: resultCode,
          type: contactItem.type,
          to: contactItem.toAccount,
          groupID: contactItem.groupID,
          upTo: ends.get(contactItem) ?? 0,
        })),
      }
    },
    clearHistory: ({ fromAccount: _self, upTo, ...place }, session) => {
      const { world } = this.context
      const { userID } = session
      const target = targetOf(contactOf(place))
      if (world.newest(userID, target) === 0) throw imError('CONVERSATION_NOT_FOUND')
      const end = this.end(userID, contactOf(place), upTo)
      this.read(session, target, end)
      world.changeOwnFacts(userID, target, { clearSeq: Math.max(world.ownFacts(userID, target).clearSeq, end) })
      this.tell(userID, [target])
      return { upTo: end }
    },
    setC2CMute: ({ peerAccountList, muteFlag }, { userID }) => {
      const { isAbsent } = this.context
      const targets = peerAccountList.filter((peer) => !isAbsent(peer)).map((peer) => ({ peer, groupID: '' }))
      this.remind(userID, targets, REMIND_TYPES[muteFlag])
      const { code, message } = imError('INVALID_ID')
      return {
        resultItem: peerAccountList.map((peerAccount) =>
          isAbsent(peerAccount)
            ? { peerAccount, resultCode: code, resultInfo: message }
            : { peerAccount, resultCode: 0, resultInfo: '' },
        ),
      }
    },
    getC2CMute: ({ peerAccountList }, { userID }) => ({
      muteList: peerAccountList.map((peer) => {
        const { messageRemindType } = this.context.world.ownFacts(userID, { peer, groupID: '' })
        return { peerAccount: peer, muteFlag: MUTE_FLAGS.find((flag) => REMIND_TYPES[flag] === messageRemindType) ?? 0 }
      }),
    }),
    setGroupMute: ({ groupID, messageRemindType }, { userID }) => {
      this.needMemberOf(groupID, userID)
      this.remind(userID, [{ peer: '', groupID }], messageRemindType)
      return {}
    },
    deleteAtTips: ({ messageListToDelete }, { userID }) => {
      const { world } = this.context
      for (const { groupID, to } of messageListToDelete) {
        if (to !== userID) throw imError('INVALID_ID')
        this.needMemberOf(groupID, userID)
      }
      for (const { groupID, messageSeq } of messageListToDelete)
        world.deleteMention(userID, { peer: '', groupID }, messageSeq)
      this.tell(
        userID,
        messageListToDelete.map(({ groupID }) => ({ peer: '', groupID })),
      )
      return {}
    },
    setAllRead: ({ readAllC2CMessage, C2CMessageReadInfoList: seen, groupMessageReadInfoList }, session) => {
      const { world } = this.context
      const { userID } = session
      for (const target of readAllC2CMessage === 1 ? world.peersOf(userID) : []) {
        if (target.peer === TYPES.CONV_SYSTEM) continue
        const newest = world.newest(userID, target)
        const named = seen?.find(({ peerAccount }) => peerAccount === target.peer)?.messageSequence ?? 0
        this.read(session, target, seen === undefined ? newest : Math.min(named, newest))
      }
      for (const { groupID, messageSequence } of groupMessageReadInfoList)
        this.read(session, { peer: '', groupID }, messageSequence)
      return {}
    },
  }

  /** Up to where the user has seen the conversation. */
  private end(userID: string, contact: Contact, upTo = Infinity): number {
    return Math.min(this.context.world.newest(userID, targetOf(contact)), upTo)
  }

  private read(session: FakeSession, target: Target, sequence: number): void {
    if (this.context.world.readMark(session.userID, target) < sequence) this.context.moveRead(session, target, sequence)
  }

  /** A chat room has neither reminders nor mentions. */
  private needMemberOf(groupID: string, userID: string): void {
    const { world } = this.context
    if (world.isRoom(groupID)) throw imError('INVALID_GROUP_PARAMETERS')
    world.needMember(groupID, userID)
  }

  private remind(userID: string, targets: readonly Target[], messageRemindType: MessageRemindType): void {
    for (const target of targets) this.context.world.changeOwnFacts(userID, target, { messageRemindType })
    this.tell(userID, targets)
  }

  /** Changes those of the named conversations that are in the list of the user. */
  change(userID: string, itemList: readonly Contact[], change: (own: OwnFacts, contact: Contact) => Partial<OwnFacts>) {
    const { world } = this.context
    const changed: Target[] = []
    const resultItem = itemList.map((contactItem) => {
      const target = targetOf(contactItem)
      if (!world.isListed(userID, target)) {
        const { code, message } = imError(this.exists(target) ? 'CONVERSATION_NOT_FOUND' : 'USER_OR_GROUP_NOT_FOUND')
        return { contactItem, resultCode: code, resultInfo: message }
      }
      world.changeOwnFacts(userID, target, change(world.ownFacts(userID, target), contactItem))
      changed.push(target)
      return { contactItem, resultCode: 0, resultInfo: '' }
    })
    this.tell(userID, changed)
    return { resultItem }
  }

  private exists({ peer, groupID }: Target): boolean {
    const { world, isAbsent } = this.context
    return groupID === '' ? !isAbsent(peer) : world.hasGroup(communityOfTopic(groupID) ?? groupID)
  }

  /** Tells all devices of the user, after the reply: a topic is read again with the list of topics. */
  tell(userID: string, targets: readonly Target[]): void {
    const { world, sessions, pushing, seconds } = this.context
    if (!pushing.isPushing) return
    const listed = targets.filter(({ groupID }) => communityOfTopic(groupID) === null)
    const conversationList = listed.map((target) => world.factsOf(userID, target))
    queueMicrotask(() => {
      for (const session of [...sessions.values()].filter((each) => each.userID === userID)) {
        if (listed.length > 0) pushTo(session, 'pushConversations', { conversationList })
        for (const { groupID: topicID } of targets) {
          const isCommunity = world.isSupportTopic(topicID)
          const groupID = isCommunity ? topicID : communityOfTopic(topicID)
          const topicIDList = isCommunity ? [] : [topicID]
          const notice = { operationType: 20 as const, topicIDList, operatorID: userID, time: seconds() }
          if (groupID !== null) pushTo(session, 'pushTopicNotice', { groupID, ...notice })
        }
      }
    })
  }
}

const MUTE_FLAGS = [0, 1, 2] as const

const contactOf = ({ type, toAccount, toGroupID }: { type: 1 | 2; toAccount: string; toGroupID: string }): Contact => ({
  type,
  toAccount,
  groupID: toGroupID,
})

const targetOf = ({ type, toAccount, groupID }: Contact): Target =>
  type === 1 ? { peer: toAccount, groupID: '' } : { peer: '', groupID }
