import { ABILITY, type messageExtensionCommands } from '@org/im-sdk/protocol'
import { extensionCounters, extensionsAfter } from '../../store/im/message-extensions'
import { requireAbility } from '../checks/require-ability'
import { placeOf } from '../changes/change-place'
import { extend } from '../changes/extend'
import { visibleMessage } from '../changes/visible-message'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'

export const messageExtensions = {
  getMessageExtensions: async ({ messageSequence, startSeq, count, ...named }, call) => {
    const { convID } = await extended(call, named, messageSequence)
    const message = { convID, sequence: messageSequence }
    const { db } = call.im.context
    // Read the counters first: what changes meanwhile is pushed.
    const counters = await extensionCounters(db, message)
    const found = await extensionsAfter(db, message, startSeq, count + 1)
    const page = found.slice(0, count)
    const isComplete = page.length === found.length
    return {
      extensions: page.map((extension) => ({ errorCode: 0, extension })),
      seq: isComplete ? Math.max(counters.globalSequence, page.at(-1)?.seq ?? 0) : (page.at(-1)?.seq ?? 0),
      completeFlag: isComplete ? 1 : 0,
      ...counters,
    }
  },

  modifyMessageExtensions: async ({ messageSequence, operateType, extensionList, ...named }, call) => {
    const { place, row } = await extended(call, named, messageSequence)
    return extend(call, place, row, { operateType, extensionList })
  },
} satisfies Handlers<typeof messageExtensionCommands>

/** Throws unless the caller sees the message and it takes extensions. */
const extended = async (
  call: Call,
  named: { readonly peerAccount: string; readonly groupID: string },
  sequence: number,
) => {
  requireAbility(call, ABILITY.messageExtensions)
  const place = await placeOf(call, named)
  // The messages of a chat room do not last.
  if (place.group?.type === 'AVChatRoom') throw imError('GROUP_PERMISSION_DENY', 'A chat room has no extensions.')
  const row = await visibleMessage(call, place.convID, sequence)
  const { isSupportExtension } = row.details as { readonly isSupportExtension?: boolean }
  if (isSupportExtension !== true || row.revoker !== '')
    throw imError('PACKAGE_PARSE_FAILED', 'The message takes no extensions.')
  return { place, row, convID: place.convID }
}
