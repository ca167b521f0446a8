import type { ChatModule } from '../modules'
import { messageActionCommands } from '../protocol/commands/message-actions'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { needText } from '../protocol/check-type'
import { toResult, type Result } from '../result'
import type { Message } from '../store/message'
import { findMessage } from '../store/message-lists'
import { deleteMessages, deleteNotices } from './delete-messages'
import { hop, type HoppingData, type HoppingOptions } from './hopping'
import { watchLeftOver, type LeftOver } from './left-over'
import { modify } from './modify'
import { revoke } from './revoke'
import { translate, type TranslateOptions } from './translate'
import { versionsOf, type MessageVersion } from './versions'

export interface MessageActionMethods {
  /**
   * Revokes a message for everybody: an own one within two minutes, or as the operator has set; a manager of a group
   * any message of members. Rejects with MESSAGE_REVOKE_FAIL.
   */
  revokeMessage(message: Message): Promise<Result<{ readonly message: Message }>>
  /**
   * Deletes messages for the user, on all devices: at most 30 of one conversation, others are ignored. Own messages that
   * have failed are removed here, without a request, and are not sent again; if the server has one all the same, because
   * only its reply was lost, it is deleted there when it comes. Rejects with
   * CANNOT_DELETE_GROUP_SYSTEM_NOTICE, or with MESSAGE_DELETE_FAIL if none of them was sent or has failed.
   */
  deleteMessage(messageList: readonly Message[]): Promise<Result<{ readonly messageList: readonly Message[] }>>
  /**
   * Ours: deletes notices of the system conversation for the user, on all devices: at most 30, others are ignored. Rejects
   * with MESSAGE_DELETE_FAIL if there is no notice among them.
   */
  deleteGroupSystemNotice(
    messageList: readonly Message[],
  ): Promise<Result<{ readonly messageList: readonly Message[] }>>
  /**
   * Stores the changed payload and `cloudCustomData` of a copy of a message: `modifyMessage({ ...message, payload })`.
   * Rejects with a `ModifyConflictError`, which has the latest version, if somebody else was first.
   */
  modifyMessage(message: Message): Promise<Result<{ readonly message: Message }>>
  /** Ours: the versions of a modified message, oldest first, the present one last. Empty if it was never modified. */
  getMessageVersionList(message: Message): Promise<Result<{ readonly versionList: readonly MessageVersion[] }>>
  /** Rejects with TRANSLATE_TEXT_FAIL if the operator has no provider of translations. */
  translateText(options: TranslateOptions): Promise<Result<{ readonly translatedTextList: readonly string[] }>>
  /** A page of the history at any place, in both directions. The message list stays as it is. */
  getMessageListHopping(options: HoppingOptions): Promise<Result<HoppingData>>
  /** A loaded message by its id; null if no list contains it. */
  findMessage(messageID: string): Message | null
}

/** What is done with messages after they were sent. */
export const messageActions: ChatModule<MessageActionMethods> = {
  name: 'messageActions',
  install: (context) => {
    const { MESSAGE_REVOKE_FAIL, MESSAGE_DELETE_FAIL, TRANSLATE_TEXT_FAIL } = MESSAGE_ERRORS
    const { MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM } = MESSAGE_ERRORS
    context.caller.registerCommands(messageActionCommands, {
      MESSAGE_REVOKE_FAIL,
      MESSAGE_DELETE_FAIL,
      TRANSLATE_TEXT_FAIL,
      MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM,
      MODIFY_CONFLICT: 20027,
    })
    const leftOver: LeftOver = watchLeftOver(context, (message) => deleteMessages(context, [message], leftOver))
    return {
      revokeMessage: (message) => toResult(() => revoke(context, message)),
      deleteMessage: (messageList) => toResult(() => deleteMessages(context, messageList, leftOver)),
      deleteGroupSystemNotice: (messageList) => toResult(() => deleteNotices(context, messageList)),
      modifyMessage: (message) => toResult(() => modify(context, message)),
      getMessageVersionList: (message) => toResult(() => versionsOf(context, message)),
      translateText: (options) => toResult(() => translate(context, options)),
      getMessageListHopping: (options) => toResult(() => hop(context, options)),
      findMessage: (messageID) => {
        needText('messageID', messageID)
        return findMessage(context, messageID)
      },
    }
  },
}
