import { ImError } from '@org/im-sdk'

type ChatErrorText =
  | 'network'
  | 'muted'
  | 'level'
  | 'tooFast'
  | 'busy'
  | 'blocked'
  | 'unanswered'
  | 'moved'
  | 'notHere'
  | 'gone'
  | 'sensitive'
  | 'tooLong'
  | 'failed'

/** The key of the text that says why a message was not sent. */
export const chatErrorText = (error: unknown): ChatErrorText => {
  if (!(error instanceof ImError)) return 'failed'
  switch (error.errorName) {
    case 'NETWORK_ERROR':
    case 'NETWORK_TIMEOUT':
      return 'network'
    case 'GROUP_MUTE_DENY':
    case 'MUTE_DENY':
      return 'muted'
    case 'GROUP_LEVEL_DENY':
      return 'level'
    case 'OVER_FREQUENCY_LIMIT':
      return 'tooFast'
    case 'SERVICE_OVERLOAD':
      return 'busy'
    case 'IN_PEER_BLACKLIST':
      return 'blocked'
    case 'BOTH_NOT_FRIEND':
      return 'unanswered'
    case 'INVALID_ID':
      return 'gone'
    case 'GROUP_PERMISSION_DENY':
    case 'GROUP_NOT_FOUND':
    case 'CANNOT_FIND_GROUP':
    case 'INVALID_GROUP_ID':
    case 'MESSAGE_SEND_NOT_IN_CHAT_ROOM':
    case 'MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL':
      return 'notHere'
    case 'GUEST_BECAME_MEMBER':
      return 'moved'
    case 'SENSITIVE_TEXT':
    case 'PROFANITY_FOUND':
      return 'sensitive'
    case 'BODY_SIZE_LIMIT':
      return 'tooLong'
    default:
      return 'failed'
  }
}
