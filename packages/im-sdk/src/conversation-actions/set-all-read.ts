import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { asImError, errorsOf, imError, type ImError } from '../protocol/im-error'
import { CONVERSATION_LIMITS, TOPIC_LIMITS } from '../protocol/limits'
import { chunksOf } from '../store/chunks'
import { markRead, type ConversationRecord } from '../store/conversation-record'
import type { Options } from './methods'
import type { ReadScope } from './results'

/** Rule: IM-62. */
export const setAllRead = async (
  context: ModuleContext,
  options: Options<'setAllMessageRead'>,
): Promise<Record<string, never>> => {
  const { scope } = options ?? {}
  if (!SCOPES.has(scope)) throw imError('PARAMS_INVALID', '`scope` must be a `TYPES.READ_ALL_…`.')
  const isPrivate = scope !== TYPES.READ_ALL_GROUP_MSG
  const isOfGroups = scope !== TYPES.READ_ALL_C2C_MSG
  const { conversations } = context
  /** One topic with an id that no request takes would refuse the others. */
  const unread = [...conversations.all(), ...conversations.topics()].filter(
    ({ messageReadSeq, sequence, targetID }) => messageReadSeq < sequence && targetID.length <= TOPIC_LIMITS.idLength,
  )
  const isChosen = ({ type }: ConversationRecord) =>
    (isPrivate && type === TYPES.CONV_C2C) || (isOfGroups && type === TYPES.CONV_GROUP)
  const { clock, session } = context
  const { userID } = session.me.get()
  /** Messages that arrive meanwhile stay unread. */
  const marks = unread.filter(isChosen).map((record): Mark => ({ record, sequence: record.sequence }))
  const [first = [], ...rest] = chunksOf(marks, CONVERSATION_LIMITS.readGroups)
  try {
    await readPage(context, isPrivate, first)
    for (const page of rest) {
      await new Promise<void>((resolve) => clock.after(CONVERSATION_LIMITS.readAllMs, resolve))
      if (session.me.get().userID !== userID) throw imError('USER_NOT_LOGGED_IN')
      await readPage(context, isPrivate, page)
    }
  } catch (thrown) {
    throw readError(thrown)
  }
  return {}
}

interface Mark {
  readonly record: ConversationRecord
  readonly sequence: number
}

/** A page that fails leaves those before it read. */
const readPage = async (context: ModuleContext, isPrivate: boolean, page: readonly Mark[]): Promise<void> => {
  const peers = page.filter(({ record }) => record.type === TYPES.CONV_C2C)
  const groups = page.filter(({ record }) => record.type !== TYPES.CONV_C2C)
  await context.caller.call('setAllRead', {
    readAllC2CMessage: isPrivate ? 1 : 0,
    C2CMessageReadInfoList: peers.map(({ record, sequence }) => ({
      peerAccount: record.targetID,
      messageSequence: sequence,
    })),
    groupMessageReadInfoList: groups.map(({ record, sequence }) => ({
      groupID: record.targetID,
      messageSequence: sequence,
    })),
  })
  for (const { record, sequence } of page) readUpTo(context, record, sequence)
}

const SCOPES: ReadonlySet<unknown> = new Set<ReadScope>([
  TYPES.READ_ALL_C2C_MSG,
  TYPES.READ_ALL_GROUP_MSG,
  TYPES.READ_ALL_MSG,
])

const readUpTo = ({ conversations }: ModuleContext, record: ConversationRecord, sequence: number): void => {
  if (conversations.get(record.conversationID) !== record) return
  conversations.update(record, (changed) => {
    markRead(changed, sequence)
    changed.reportedReadSeq = Math.max(changed.reportedReadSeq, sequence)
  })
}

/** The code of the failure; MESSAGE_UNREAD_ALL_FAIL if there is none. */
const readError = (thrown: unknown): ImError => {
  const error = asImError(thrown)
  return error.errorName === 'UNEXPECTED' ? messageError('MESSAGE_UNREAD_ALL_FAIL', undefined, thrown) : error
}

const messageError = errorsOf(MESSAGE_ERRORS)
