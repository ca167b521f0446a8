import type { ModuleContext } from '../modules'
import { MESSAGE_ERRORS } from '../protocol/errors/messages'
import { messageKey } from '../protocol/ids'
import { asImError, errorsOf } from '../protocol/im-error'
import { isPassing } from '../rpc/is-passing'
import type { Message } from '../store/message'
import { needSent, partnerOf } from '../store/sent-message'

/**
 * Revokes a message for everybody. The server's push of the change reaches this device too, possibly later: the
 * present state is taken from the reply. Rule: IM-101.
 */
export const revoke = async (context: ModuleContext, message: Message): Promise<{ readonly message: Message }> => {
  needSent(message)
  const { peerAccount, groupID } = partnerOf(message)
  const { sequence } = message
  const { caller, changes } = context
  try {
    const { recallRetList, messageList } =
      groupID === ''
        ? await caller.call('revokeC2CMessage', { peerAccount, messageKey: messageKey(message) })
        : await caller.call('revokeGroupMessages', { groupID, msgSeqList: [sequence] })
    if (recallRetList.some(({ retCode }) => retCode !== 0)) throw revokeError('MESSAGE_REVOKE_FAIL')
    const [revoked] = changes.take(messageList)
    if (revoked === undefined) throw revokeError('MESSAGE_REVOKE_FAIL')
    return { message: revoked }
  } catch (thrown) {
    const error = asImError(thrown)
    throw isPassing(error) || error.errorName === 'MESSAGE_REVOKE_FAIL'
      ? error
      : revokeError('MESSAGE_REVOKE_FAIL', error.message, error)
  }
}

const revokeError = errorsOf({ MESSAGE_REVOKE_FAIL: MESSAGE_ERRORS.MESSAGE_REVOKE_FAIL })
