import type { ChatModule } from '../modules'
import { asImError, imError } from '../protocol/im-error'
import { REACTION_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { needExtensible, placeOf } from '../store/extensible'
import type { Message } from '../store/message'
import type { MessageReaction, MessageReactions } from '../store/reactions'
import { isSent } from '../store/sent-message'
import { guardedView, Source, type View } from '../store/view'
import { NO_REACTIONS } from './message-state'
import { isReaction } from './reaction-list'
import { ReactionStates } from './reaction-states'

/** The reactions to a message, or why they could not be read: `code` is 0, or the code of the error. */
export interface ReadReactions extends MessageReactions {
  readonly code: number
}

export interface ReactionMethods {
  /**
   * Shows the reaction at once, and takes it back if the server refuses. The message must have been created with
   * `isSupportExtension`. At most 15 different ones per user and message.
   */
  addMessageReaction(message: Message, reactionID: string): Promise<Result<object>>
  /** Succeeds also if the user has not reacted so. */
  removeMessageReaction(message: Message, reactionID: string): Promise<Result<object>>
  /** Adds the reaction, or removes it if the user has reacted so. */
  toggleMessageReaction(message: Message, reactionID: string): Promise<Result<object>>
  /** Of at most 20 messages, in their order. */
  getMessageReactions(options: {
    readonly messageList: readonly Message[]
    /** How many users each reaction names: 10 unless given. */
    readonly maxUserCountPerReaction?: number
  }): Promise<Result<{ readonly resultList: readonly ReadReactions[] }>>
  /** Page by page: 100 users unless `count` is lower. Begin with `nextSeq` 0. */
  getAllUserListOfMessageReaction(options: {
    readonly message: Message
    readonly reactionID: string
    readonly nextSeq: number
    readonly count?: number
  }): Promise<
    Result<{
      readonly userList: readonly { readonly userID: string }[]
      readonly nextSeq: number
      readonly isCompleted: boolean
    }>
  >
  /**
   * Loaded when it is first watched, and kept up to date. Empty for a message that takes no reactions or is revoked:
   * call it again for the message after its change.
   */
  messageReactions(message: Message): View<readonly MessageReaction[]>
}

/** Emojis that users attach to messages. Needs the ability `messageExtensions`. Rules: IM-93, IM-94, IM-95. */
export const reactions: ChatModule<ReactionMethods> = {
  name: 'reactions',
  install: (context) => {
    const states = new ReactionStates(context)
    const set = (message: Message, reactionID: string, isAdded: boolean) =>
      toResult(async () => {
        await states.change(reactable(message, reactionID), reactionID, isAdded)
        return {}
      })
    return {
      addMessageReaction: (message, reactionID) => set(message, reactionID, true),
      removeMessageReaction: (message, reactionID) => set(message, reactionID, false),
      toggleMessageReaction: (message, reactionID) =>
        toResult(async () => {
          await states.toggle(reactable(message, reactionID), reactionID)
          return {}
        }),
      getMessageReactions: (options) =>
        toResult(async () => {
          const { messageList, maxUserCountPerReaction = REACTION_LIMITS.shownUsers } = checkedList(options)
          const read = (message: Message) => readOne(states, message, maxUserCountPerReaction)
          return { resultList: await Promise.all(messageList.map(read)) }
        }),
      getAllUserListOfMessageReaction: (options) =>
        toResult(async () => {
          const { message, reactionID, nextSeq, count = REACTION_LIMITS.usersPage } = Object(options) as typeof options
          const place = reactable(message, reactionID)
          needCount('nextSeq', nextSeq, 0, Number.MAX_SAFE_INTEGER)
          needCount('count', count, 1, REACTION_LIMITS.usersPage)
          const left = (await states.reactors(place, reactionID)).filter(({ seq }) => seq > nextSeq)
          const page = left.slice(0, count)
          return {
            userList: page.map(({ userID }) => ({ userID })),
            nextSeq: page.at(-1)?.seq ?? nextSeq,
            isCompleted: page.length === left.length,
          }
        }),
      messageReactions: (message) =>
        guardedView(
          isSent(message) && message.isSupportExtension && !message.isRevoked ? states.view(placeOf(message)) : NONE,
          context.emitter.reportThrown,
        ),
    }
  },
}

const NONE = new Source(NO_REACTIONS)

const reactable = (message: Message, reactionID: unknown) => {
  needExtensible(message)
  if (!isReaction(reactionID))
    throw imError(
      'PARAMS_INVALID',
      `\`reactionID\` must be an emoji or a name without spaces, of at most ${REACTION_LIMITS.bytes} bytes.`,
    )
  return placeOf(message)
}

type ReadOptions = Parameters<ReactionMethods['getMessageReactions']>[0]

const checkedList = (options: ReadOptions): ReadOptions => {
  const { messageList, maxUserCountPerReaction = 0 } = Object(options) as ReadOptions
  if (!Array.isArray(messageList) || messageList.length === 0 || messageList.length > REACTION_LIMITS.messages)
    throw imError('PARAMS_INVALID', `\`messageList\` must be an array of 1 to ${REACTION_LIMITS.messages} messages.`)
  messageList.forEach((message: Message) => needExtensible(message))
  needCount('maxUserCountPerReaction', maxUserCountPerReaction, 0, Number.MAX_SAFE_INTEGER)
  return options
}

const needCount = (name: string, value: unknown, least: number, most: number): void => {
  if (!Number.isSafeInteger(value) || (value as number) < least || (value as number) > most)
    throw imError(
      'PARAMS_INVALID',
      `\`${name}\` must be a whole number from ${least}${most < 1e9 ? ` to ${most}` : ''}.`,
    )
}

const readOne = async (states: ReactionStates, message: Message, shownUsers: number): Promise<ReadReactions> => {
  try {
    return { messageID: message.ID, code: 0, reactionList: await states.list(placeOf(message), shownUsers) }
  } catch (thrown) {
    return { messageID: message.ID, code: asImError(thrown).code, reactionList: NO_REACTIONS }
  }
}
