import type { ModuleContext } from '../modules'
import { TYPES } from '../protocol/constants'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { asImError, errorsOf, imError, type ImError } from '../protocol/im-error'
import { CONVERSATION_LIMITS } from '../protocol/limits'
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
  const unread = [...context.conversations.all()].filter(({ messageReadSeq, sequence }) => messageReadSeq < sequence)
  const chosen = isPrivate ? unread.filter(({ type }) => type === TYPES.CONV_C2C) : []
  const groups = isOfGroups ? unread.filter(({ type }) => type === TYPES.CONV_GROUP) : []
  const { clock, session } = context
  const { userID } = session.me.get()
  /** Messages that arrive meanwhile stay unread in groups. */
  const marksOf = (records: readonly ConversationRecord[]) =>
    records.map((record): Mark => ({ record, sequence: record.sequence }))
  const [first = [], ...rest] = chunksOf(marksOf(groups), CONVERSATION_LIMITS.readGroups)
  try {
    await readPage(context, { isPrivate, chosen: marksOf(chosen), page: first })
    for (const page of rest) {
      await new Promise<void>((resolve) => clock.after(CONVERSATION_LIMITS.readAllMs, resolve))
      if (session.me.get().userID !== userID) throw imError('USER_NOT_LOGGED_IN')
      await readPage(context, { isPrivate: false, chosen: [], page })
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

interface Page {
  readonly isPrivate: boolean
  /** The one-to-one conversations that are read with it. */
  readonly chosen: readonly Mark[]
  /** Those of groups. */
  readonly page: readonly Mark[]
}

/** A page that fails leaves those before it read. */
const readPage = async (context: ModuleContext, { isPrivate, chosen, page }: Page): Promise<void> => {
  await context.caller.call('setAllRead', {
    readAllC2CMessage: isPrivate ? 1 : 0,
    groupMessageReadInfoList: page.map(({ record, sequence }) => ({
      groupID: record.targetID,
      messageSequence: sequence,
    })),
  })
  for (const { record, sequence } of [...chosen, ...page]) readUpTo(context, record, sequence)
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
