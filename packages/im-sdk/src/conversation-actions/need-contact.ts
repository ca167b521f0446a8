import type { ModuleContext } from '../modules'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { errorsOf, imError } from '../protocol/im-error'
import { contactOf, type Contact } from '../rpc/conversation-batch'

/** Throws for an id of no conversation, and for a chat room that the user is in: it has none in the list. */
export const needContact = ({ rooms }: Pick<ModuleContext, 'rooms'>, conversationID: unknown): Contact => {
  const contact = contactOf(conversationID)
  if (contact === null) throw imError('INVALID_CONVERSATION_ID')
  if (contact.type === 2 && rooms.get(contact.groupID) !== null)
    throw errorsOf({ CONVERSATION_UN_RECORDED_TYPE })('CONVERSATION_UN_RECORDED_TYPE')
  return contact
}

const { CONVERSATION_UN_RECORDED_TYPE } = MESSAGE_ERRORS
