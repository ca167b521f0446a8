import { elementOf } from '../store/element-of'
import type { ModuleContext } from '../modules'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { communityOfTopic, messageKey } from '../protocol/ids'
import { asImError, errorsOf, ImError } from '../protocol/im-error'
import type { Message } from '../store/message'
import { needSent, partnerOf } from '../store/sent-message'

/** Somebody else has changed the message first: `data.message` is its latest version. */
export class ModifyConflictError extends ImError {
  constructor(readonly data: { readonly message: Message }) {
    const { code, message } = MESSAGE_ERRORS.MESSAGE_MODIFY_CONFLICT
    super(code, 'MESSAGE_MODIFY_CONFLICT', message)
  }
}

/** Stores the payload and the custom data of a changed copy of a message. Rule: IM-103. */
export const modify = async (context: ModuleContext, message: Message): Promise<{ readonly message: Message }> => {
  needSent(message)
  const { caller, changes, rooms } = context
  const { sequence, version, cloudCustomData } = message
  const { peerAccount, groupID } = partnerOf(message)
  if (rooms.get(groupID) !== null) throw modifyError('MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM')
  const content = { version, elements: [elementOf(message)], cloudCustomData }
  try {
    const { messageList } =
      groupID === ''
        ? await caller.call('modifyC2CMessage', { peerAccount, messageKey: messageKey(message), ...content })
        : await caller.call('modifyGroupMessage', { ...topicOf(groupID), sequence, ...content })
    const [modified] = changes.take(messageList)
    return { message: modified ?? message }
  } catch (thrown) {
    if (asImError(thrown).errorName !== 'MODIFY_CONFLICT') throw thrown
    throw new ModifyConflictError({ message: await latest(context, message) })
  }
}

/** What the server has. The change that caused the conflict may not have been pushed yet. */
const latest = async ({ caller, changes }: ModuleContext, message: Message): Promise<Message> => {
  const { peerAccount, groupID } = partnerOf(message)
  const { messageList } = await caller.call('getMessages', { peerAccount, groupID, sequenceList: [message.sequence] })
  return changes.take(messageList)[0] ?? message
}

const topicOf = (groupID: string) => {
  const community = communityOfTopic(groupID)
  return community === null ? { groupID } : { groupID: community, topicID: groupID }
}

const { MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM } = MESSAGE_ERRORS
const modifyError = errorsOf({ MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM })
