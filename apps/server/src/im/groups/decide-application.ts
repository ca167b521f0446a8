import type { groupApplicationCommands, RequestOf } from '@org/im-sdk/protocol'
import { NOTICE } from '../../services/chat/group-notices'
import { closeApplication } from '../../store/im/group-applications'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { changeGroup } from './group-change'
import { TIP } from './group-elements'
import { isApplicationOf } from './group-proofs'
import { knownUsers } from './require-users'
import { screened } from './screened'

type Request = Omit<RequestOf<(typeof groupApplicationCommands)['handleGroupApplication']>, 'applicant'>

export interface Decision extends Request {
  readonly kind: 'join' | 'invite'
  readonly applicant: string
}

/** Approves or rejects an open application, once, whichever manager is first. */
export const decideApplication = async (call: Call, decision: Decision) => {
  const { groupID, applicant, kind, messageKey, authentication, handleAction } = decision
  const { handleMessage } = screened(call, { handleMessage: decision.handleMessage })
  const isKnown = (await knownUsers(call, [applicant])).has(applicant)
  return changeGroup(call, groupID, 'holds', async (scene) => {
    scene.require('handleApplication')
    const claims = { groupID, applicant, messageKey, manager: call.userID }
    if (!isApplicationOf(call.im.context.config.secrets, authentication, claims))
      throw imError('GROUP_PERMISSION_DENY', 'The authentication is not that of the application.')
    const closed = await closeApplication(scene.trx, { groupID, applicant, kind, id: messageKey })
    if (closed === null) throw imError('INVALID_GROUP_PARAMETERS', 'The application is no longer open.')
    /** Who has asked gets the answer. */
    const requester = kind === 'join' ? applicant : closed.inviter
    if (handleAction === 'Reject') {
      scene.notify(requester, { operationType: NOTICE.rejected, handleMessage })
      return {}
    }
    if (!isKnown) throw imError('INVALID_GROUP_PARAMETERS', 'The account of the applicant has ended.')
    const outcome = (await scene.add([applicant])).get(applicant)
    if (outcome === 'already') return {}
    if (outcome !== 'joined') throw imError('GROUP_PERMISSION_DENY', `The user cannot join: ${outcome}.`)
    scene.tip({ operationType: TIP.joined, userIDList: [applicant] })
    scene.notify(applicant, { operationType: kind === 'join' ? NOTICE.approved : NOTICE.invited, handleMessage })
    return {}
  })
}
