import { ImError } from '@org/im-sdk'
import { ERRORS, type ErrorName } from '@org/im-sdk/protocol'
import { expect, it } from 'vitest'
import { chatErrorText } from './chat-error-text'

/** Every refusal that the server has for a message, with what the writer is told. */
it.each<[ErrorName, ReturnType<typeof chatErrorText>]>([
  ['NETWORK_ERROR', 'network'],
  ['NETWORK_TIMEOUT', 'network'],
  ['MUTE_DENY', 'muted'],
  ['GROUP_MUTE_DENY', 'muted'],
  ['GROUP_LEVEL_DENY', 'level'],
  ['OVER_FREQUENCY_LIMIT', 'tooFast'],
  ['SERVICE_OVERLOAD', 'busy'],
  ['IN_PEER_BLACKLIST', 'blocked'],
  ['BOTH_NOT_FRIEND', 'unanswered'],
  ['GUEST_BECAME_MEMBER', 'moved'],
  ['INVALID_ID', 'gone'],
  ['GROUP_PERMISSION_DENY', 'notHere'],
  ['GROUP_NOT_FOUND', 'notHere'],
  ['MESSAGE_SEND_NOT_IN_CHAT_ROOM', 'notHere'],
  ['MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL', 'notHere'],
  ['SENSITIVE_TEXT', 'sensitive'],
  ['PROFANITY_FOUND', 'sensitive'],
  ['BODY_SIZE_LIMIT', 'tooLong'],
  ['MESSAGE_SEND_FAIL', 'failed'],
])('the refusal %s of a message is told as %s', (name, key) => {
  expect(chatErrorText(new ImError(ERRORS[name].code, name, ''))).toBe(key)
})
