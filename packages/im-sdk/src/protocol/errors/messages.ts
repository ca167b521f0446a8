import type { ErrorRows } from './error-row'

/** Errors of message operations other than sending. Rule: IM-44. */
export const MESSAGE_ERRORS = {
  MESSAGE_SEND_NOT_IN_CHAT_ROOM: { code: 2101, message: 'Join the chat room before sending to it.' },
  MESSAGE_REVOKE_FAIL: { code: 2110, message: 'The message could not be revoked.' },
  MESSAGE_DELETE_FAIL: { code: 2111, message: 'The messages could not be deleted.' },
  MESSAGE_UNREAD_ALL_FAIL: { code: 2112, message: 'The conversations could not be set read.' },
  READ_RECEIPT_MESSAGE_LIST_EMPTY: { code: 2114, message: 'Pass at least one message that asked for a read receipt.' },
  MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL: {
    code: 2115,
    message: 'A community with topics takes messages in its topics only.',
  },
  CANNOT_DELETE_GROUP_SYSTEM_NOTICE: { code: 2116, message: 'Messages of the system conversation cannot be deleted.' },
  TRANSLATE_TEXT_FAIL: { code: 2117, message: 'The text could not be translated.' },
  MESSAGE_MERGER_TYPE_INVALID: { code: 2450, message: 'The message is not a merged chat record.' },
  MESSAGE_MERGER_KEY_INVALID: { code: 2451, message: 'The key of the merged chat record is not valid.' },
  MESSAGE_MERGER_DOWNLOAD_FAIL: { code: 2452, message: 'The merged chat record could not be downloaded.' },
  MESSAGE_FORWARD_TYPE_INVALID: { code: 2453, message: 'Group tips cannot be forwarded.' },
  MESSAGE_MODIFY_CONFLICT: {
    code: 2480,
    message: 'Another client changed the message first; the error contains the latest version.',
  },
  MESSAGE_MODIFY_DISABLED_IN_AVCHATROOM: { code: 2481, message: 'Messages of a chat room cannot be changed.' },
  USER_OR_GROUP_NOT_FOUND: { code: 2501, message: 'The user or group does not exist.' },
  CONVERSATION_UN_RECORDED_TYPE: { code: 2502, message: 'This type of conversation is not recorded.' },
} as const satisfies ErrorRows
