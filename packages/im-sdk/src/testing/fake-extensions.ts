import { anyError as imError } from '../protocol/any-error'
import type { CommandName } from '../protocol/define-command'
import { ERRORS } from '../protocol/errors/catalogue'
import { messageID } from '../protocol/ids'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import type { PushBodies } from '../protocol/pushes'
import { userOfReactionKey } from '../protocol/reactions'
import type { FakePeer } from './fake-peer'
import { pushTo, type FakeHandlers, type FakeSession } from './fake-session'
import type { FakeWorld, Target } from './fake-world'

type ExtensionCommand = Extract<CommandName, 'getMessageExtensions' | 'modifyMessageExtensions'>
type Present = PushBodies['pushMessageExtensions']['extensionList'][number]

interface Extended {
  globalSequence: number
  clearSequence: number
  readonly keys: Map<string, Present>
}

export interface FakeExtensionsContext {
  readonly world: FakeWorld
  readonly sessions: ReadonlyMap<FakePeer, FakeSession>
  /** Read for each change. */
  readonly pushing: { readonly isPushing: boolean }
}

const isOwn = (key: string, userID: string): boolean => (userOfReactionKey(key) ?? userID) === userID

/** The extensions of messages of the fake server. */
export class FakeExtensions {
  /** Extensions per page. */
  pageSize = 100
  private readonly messages = new Map<string, Extended>()

  constructor(private readonly context: FakeExtensionsContext) {}

  readonly handlers: Pick<FakeHandlers, ExtensionCommand> = {
    getMessageExtensions: ({ peerAccount: peer, groupID, messageSequence, startSeq }, { userID }) => {
      const { keys, globalSequence, clearSequence } = this.of(userID, { peer, groupID }, messageSequence)
      const found = [...keys.values()]
        .filter(({ seq, isDeleted }) => seq > startSeq && (startSeq > 0 || isDeleted !== true))
        .sort((a, b) => a.seq - b.seq)
      const page = found.slice(0, this.pageSize)
      const isDone = page.length === found.length
      return {
        extensions: page.map((extension) => ({ errorCode: 0, extension })),
        seq: isDone ? globalSequence : (page.at(-1)?.seq ?? 0),
        completeFlag: isDone ? 1 : 0,
        globalSequence,
        clearSequence,
      }
    },
    modifyMessageExtensions: ({ peerAccount: peer, groupID, messageSequence, operateType, extensionList }, session) => {
      const target = { peer, groupID }
      const state = this.of(session.userID, target, messageSequence)
      const present = [...state.keys.values()].filter(({ isDeleted }) => isDeleted !== true)
      const reactions = present.filter(({ key }) => userOfReactionKey(key) !== null)
      const hasAppKeys = [...state.keys.keys()].some((key) => userOfReactionKey(key) === null)
      const isCleared = operateType === 3 && (hasAppKeys || reactions.length === 0)
      const wanted = operateType === 3 ? [] : extensionList
      const results = isCleared
        ? this.clear(state, present)
        : wanted.map((extension) => this.apply(state, { ...extension, isDeleted: operateType === 2 }, session.userID))
      const done = results.filter(({ errorCode, extension }) => errorCode === 0 && extension.seq > 0)
      const changed = done.map(({ extension }) => extension)
      const { globalSequence, clearSequence } = state
      if (isCleared || changed.length > 0)
        this.context.world.change(session.userID, target, messageSequence, (message) => message)
      if (changed.length > 0)
        this.tell(session, target, messageSequence, {
          operateType,
          extensionList: changed,
          globalSequence,
          clearSequence,
        })
      return { extensions: results, seq: globalSequence, completeFlag: 1, globalSequence, clearSequence }
    },
  }

  /** Reactions are set again after the keys of apps are gone. */
  private clear(state: Extended, present: readonly Present[]) {
    const clearSequence = (state.clearSequence = state.globalSequence += 1)
    state.keys.clear()
    return [...present]
      .sort((a, b) => a.seq - b.seq)
      .map((extension) => {
        const { key } = extension
        if (userOfReactionKey(key) === null)
          return { errorCode: 0, extension: { key, value: '', seq: clearSequence, isDeleted: true } }
        const again = { ...extension, seq: (state.globalSequence += 1) }
        state.keys.set(key, again)
        return { errorCode: 0, extension: again }
      })
  }

  private apply(
    state: Extended,
    { key, value, seq, isDeleted = false }: Present,
    userID: string,
  ): { readonly errorCode: number; readonly extension: Present } {
    const known = state.keys.get(key)
    if (!isOwn(key, userID))
      return {
        errorCode: ERRORS.GROUP_PERMISSION_DENY.code,
        extension: known ?? { key, value: '', seq: 0, isDeleted: true },
      }
    const absent = { key, value: '', seq: 0, isDeleted: true }
    const isAbsent = known === undefined || (known.isDeleted === true && seq === 0)
    if (!isAbsent && known.seq !== seq) return { errorCode: ERRORS.MODIFY_CONFLICT.code, extension: known }
    if (isAbsent && isDeleted) return { errorCode: 0, extension: absent }
    const wasHeld = known?.isDeleted === false
    const held = [...state.keys.values()].filter((extension) => extension.isDeleted !== true).length
    const isFull = !isDeleted && !wasHeld && held >= MESSAGE_ACTION_LIMITS.extensionKeys
    if (isFull) return { errorCode: ERRORS.BODY_SIZE_LIMIT.code, extension: known ?? absent }
    const extension = { key, value: isDeleted ? '' : value, seq: (state.globalSequence += 1), isDeleted }
    state.keys.set(key, extension)
    return { errorCode: 0, extension }
  }

  private of(userID: string, target: Target, sequence: number): Extended {
    const { world } = this.context
    if (target.groupID !== '') world.needReader(target.groupID, userID)
    if (world.isRoom(target.groupID)) throw imError('GROUP_PERMISSION_DENY')
    const message = world.visibleHistory(userID, target).find((known) => known.sequence === sequence)
    if (message?.isSupportExtension !== true || (message.revoker ?? '') !== '') throw imError('PACKAGE_PARSE_FAILED')
    const key = this.context.world.messageKey(userID, target, sequence)
    const known = this.messages.get(key)
    if (known !== undefined) return known
    const made = { globalSequence: 0, clearSequence: 0, keys: new Map<string, Present>() }
    this.messages.set(key, made)
    return made
  }

  private tell(
    from: FakeSession,
    target: Target,
    messageSequence: number,
    change: Pick<
      PushBodies['pushMessageExtensions'],
      'operateType' | 'extensionList' | 'globalSequence' | 'clearSequence'
    >,
  ): void {
    const { world, sessions, pushing } = this.context
    const message = world.history(from.userID, target).find(({ sequence }) => sequence === messageSequence)
    if (message === undefined || !pushing.isPushing) return
    const { fromAccount, toAccount, groupID, tinyID, clientTime, random } = message
    const id = messageID(tinyID, clientTime, random)
    const body = { messageID: id, fromAccount, toAccount, groupID, messageSequence, ...change }
    for (const session of sessions.values())
      if (session !== from && world.canSee(session.userID, message)) pushTo(session, 'pushMessageExtensions', body)
  }
}
