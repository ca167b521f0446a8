import { ImError } from '@org/im-sdk'

/** The key of the text that says why a message was not sent. */
export const chatErrorText = (
  error: unknown,
): 'network' | 'muted' | 'level' | 'tooFast' | 'blocked' | 'moved' | 'sensitive' | 'tooLong' | 'failed' => {
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
    case 'SERVICE_OVERLOAD':
      return 'tooFast'
    case 'IN_PEER_BLACKLIST':
      return 'blocked'
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
