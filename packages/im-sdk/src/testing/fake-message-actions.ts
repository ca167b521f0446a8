import type { Clock } from '../clock/clock'
import { anyError as imError } from '../protocol/any-error'
import { TYPES } from '../protocol/constants'
import type { CommandName } from '../protocol/define-command'
import { ERRORS } from '../protocol/errors/catalogue'
import type { StoredMessage } from '../protocol/pushes'
import type { Reply } from '../rpc/caller'
import type { FakePeer } from './fake-peer'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'
import type { FakeWorld, Target } from './fake-world'

type ActionCommand = Extract<
  CommandName,
  | 'revokeC2CMessage'
  | 'revokeGroupMessages'
  | 'deleteC2CMessages'
  | 'deleteGroupMessages'
  | 'deleteSystemNotices'
  | 'modifyC2CMessage'
  | 'modifyGroupMessage'
  | 'getMessageVersions'
  | 'getGroupNotify'
  | 'translateText'
>

export interface FakeActionsContext {
  readonly clock: Clock
  readonly world: FakeWorld
  readonly sessions: ReadonlyMap<FakePeer, FakeSession>
  /** Read for each change. */
  readonly settings: {
    readonly isPushing: boolean
    readonly revokeSeconds: number
    readonly translate: ((text: string, target: string) => string) | null
  }
}

interface Content {
  readonly version: number
  readonly elements: StoredMessage['msgBody']
  readonly cloudCustomData: string
}

/** What the fake server does with messages after they were sent. */
export class FakeMessageActions {
  private readonly revokedAt = new Map<string, number>()
  private readonly versions = new Map<string, Reply<'getMessageVersions'>['versionList']>()

  constructor(private readonly context: FakeActionsContext) {}

  readonly handlers: Pick<FakeHandlers, ActionCommand> = {
    revokeC2CMessage: ({ peerAccount, messageKey }, session) =>
      this.revoke(session, { peer: peerAccount, groupID: '' }, [this.named(session, peerAccount, messageKey)]),
    revokeGroupMessages: ({ groupID, msgSeqList }, session) => {
      this.context.world.needReader(groupID, session.userID)
      return this.revoke(session, { peer: '', groupID }, msgSeqList)
    },
    deleteC2CMessages: ({ peerAccount, messageKeyList }, session) =>
      this.remove(
        session,
        { peer: peerAccount, groupID: '' },
        messageKeyList.map((key) => this.named(session, peerAccount, key)),
      ),
    deleteGroupMessages: ({ groupID, deleter, keyList }, session) => {
      if (deleter !== session.userID) throw imError('GROUP_PERMISSION_DENY')
      this.context.world.needReader(groupID, session.userID)
      if (this.context.world.isRoom(groupID)) throw imError('MESSAGE_DELETE_FAIL')
      return this.remove(session, { peer: '', groupID }, keyList)
    },
    deleteSystemNotices: ({ messageListToDelete }, session) =>
      this.remove(
        session,
        { peer: TYPES.CONV_SYSTEM, groupID: '' },
        messageListToDelete.map(({ messageSeq }) => messageSeq),
      ),
    modifyC2CMessage: ({ peerAccount, messageKey, ...content }, session) =>
      this.modify(session, { peer: peerAccount, groupID: '' }, this.named(session, peerAccount, messageKey), content),
    modifyGroupMessage: ({ groupID, topicID, sequence, ...content }, session) => {
      this.context.world.needReader(topicID || groupID, session.userID)
      return this.modify(session, { peer: '', groupID: topicID || groupID }, sequence, content)
    },
    getMessageVersions: ({ peerAccount: peer, groupID, sequence }, { userID }) => ({
      versionList: this.versions.get(this.context.world.messageKey(userID, { peer, groupID }, sequence)) ?? [],
    }),
    getGroupNotify: ({ groupID, beginTime, endTime, limit }, { userID }) => {
      const { world } = this.context
      world.needReader(groupID, userID)
      const end = endTime === 0 ? this.seconds() : endTime
      const revoked = world.visibleHistory(userID, { peer: '', groupID }).flatMap(({ sequence, revoker = '' }) => {
        const time = this.revokedAt.get(world.messageKey(userID, { peer: '', groupID }, sequence)) ?? 0
        return revoker === '' || time < beginTime || time > end ? [] : { sequence, revoker, time }
      })
      return { revokedList: revoked.sort((a, b) => b.time - a.time || b.sequence - a.sequence).slice(0, limit) }
    },
    translateText: ({ sourceTextList, target }) => {
      const { translate } = this.context.settings
      if (translate === null) throw imError('TRANSLATE_TEXT_FAIL')
      const translatedTextList = sourceTextList.map((text) => translate(text, target))
      return { error: { code: 0 }, requestID: 'fake', translatedTextList }
    },
  }

  /** The sequence of a message with this key: another message of the sequence is not meant. 0 if there is none. */
  private named({ userID }: FakeSession, peer: string, key: string): number {
    const [sequence, random] = key.split('_').map(Number)
    const found = this.context.world.history(userID, { peer }).find((message) => message.sequence === sequence)
    return found?.random === random ? (sequence ?? 0) : 0
  }

  private revoke({ peer, userID }: FakeSession, target: Target, sequences: readonly number[]) {
    const { world } = this.context
    const changed: StoredMessage[] = []
    const messageList: StoredMessage[] = []
    const recallRetList = sequences.map((sequence) => {
      const found = world.history(userID, target).find((message) => message.sequence === sequence)
      const refusal = this.whyNotRevoke(userID, target, found)
      if (found === undefined || refusal !== null)
        return { sequence, retCode: ERRORS[refusal ?? 'MESSAGE_REVOKE_FAIL'].code }
      const isRevoked = (found.revoker ?? '') !== ''
      const present = isRevoked ? found : world.change(userID, target, sequence, (message) => revoked(message, userID))
      messageList.push(present)
      if (isRevoked) return { sequence, retCode: 0 }
      changed.push(present)
      this.revokedAt.set(world.messageKey(userID, target, sequence), this.seconds())
      return { sequence, retCode: 0 }
    })
    this.tell(peer, changed)
    return { recallRetList, messageList }
  }

  /** A repeated revocation succeeds. */
  private whyNotRevoke(userID: string, { groupID }: Target, message: StoredMessage | undefined) {
    const { world, settings } = this.context
    if (message === undefined || !isSaid(message)) return 'MESSAGE_REVOKE_FAIL'
    if ((message.revoker ?? '') !== '' || world.manages(userID, groupID, message.fromAccount, 'revokeOther'))
      return null
    if (message.fromAccount !== userID) return 'GROUP_PERMISSION_DENY'
    return this.seconds() - message.time <= settings.revokeSeconds ? null : 'MESSAGE_REVOKE_FAIL'
  }

  private modify({ peer, userID }: FakeSession, target: Target, sequence: number, content: Content) {
    const { world } = this.context
    const before = world.history(userID, target).find((message) => message.sequence === sequence)
    if (before === undefined) throw imError('PACKAGE_PARSE_FAILED')
    if (world.isRoom(target.groupID)) throw imError('MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM')
    const { version = 0, revoker = '', fromAccount, msgBody, time } = before
    const isAllowed = fromAccount === userID || world.manages(userID, target.groupID, fromAccount, 'modifyOther')
    if (!isSaid(before) || !isAllowed) throw imError('GROUP_PERMISSION_DENY')
    if (revoker !== '' || version !== content.version) throw imError('MODIFY_CONFLICT')
    const key = world.messageKey(userID, target, sequence)
    const { cloudCustomData, elements } = content
    const first = { elements: msgBody, messageVersion: 0, cloudCustomData: before.cloudCustomData, editor: fromAccount }
    const next = { elements, messageVersion: version + 1, cloudCustomData, editor: userID }
    this.versions.set(key, [...(this.versions.get(key) ?? [{ ...first, time }]), { ...next, time: this.seconds() }])
    const message = world.change(userID, target, sequence, (known) => ({
      ...known,
      msgBody: elements,
      cloudCustomData,
      version: version + 1,
    }))
    this.tell(peer, [message])
    return { elements, messageVersion: version + 1, cloudCustomData, messageList: [message] }
  }

  private remove({ peer, userID }: FakeSession, target: Target, sequences: readonly number[]) {
    const { world, sessions, settings } = this.context
    const there = new Set(world.history(userID, target).map(({ sequence }) => sequence))
    const sequenceList = [...new Set(sequences)].filter((sequence) => there.has(sequence))
    if (sequenceList.length === 0) return {}
    world.hide(userID, target, sequenceList)
    const { peer: toAccount, groupID } = target
    const body = { messageList: [], deletedList: [{ toAccount, groupID, sequenceList }] }
    for (const session of sessions.values())
      if (settings.isPushing && session.peer !== peer && session.userID === userID)
        pushTo(session, 'pushMessageChanges', body)
    return {}
  }

  private seconds(): number {
    return Math.floor(this.context.clock.now() / 1_000)
  }

  private tell(from: FakePeer, messageList: readonly StoredMessage[]): void {
    const { world, sessions, settings } = this.context
    for (const session of sessions.values()) {
      const seen = messageList.filter((message) => world.canSee(session.userID, message))
      if (settings.isPushing && session.peer !== from && seen.length > 0)
        pushTo(session, 'pushMessageChanges', { messageList: seen, deletedList: [] })
    }
  }
}

/** Neither a tip nor a notice. */
const isSaid = ({ msgBody }: StoredMessage): boolean => !NOT_SAID.has(msgBody[0]?.msgType ?? '')
const NOT_SAID: ReadonlySet<string> = new Set([TYPES.MSG_GRP_TIP, TYPES.MSG_GRP_SYS_NOTICE])

/** Without its content. */
const revoked = (message: StoredMessage, revoker: string): StoredMessage => ({
  ...message,
  revoker,
  cloudCustomData: '',
  groupAtInfo: undefined,
  msgBody: [{ msgType: message.msgBody[0]?.msgType ?? '', msgContent: {} }],
})
