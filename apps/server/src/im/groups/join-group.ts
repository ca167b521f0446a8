import type { groupCommands, ReplyOf, RequestOf } from '@org/im-sdk/protocol'
import { NOTICE } from '../../services/chat/group-notices'
import { putApplication } from '../../store/im/group-applications'
import { managersOfGroup } from '../../store/im/member-list'
import { banned } from '../checks/require-reader'
import type { Call } from '../handler'
import { imError } from '../im-error'
import { changeGroup, type GroupScene } from './group-change'
import { TIP } from './group-elements'
import { isInvited, signApplication } from './group-proofs'
import { screened } from './screened'

type Row = (typeof groupCommands)['joinGroup']
type Status = ReplyOf<Row>['joinedStatus']

/** Joins a group that has members, or asks its managers. */
export const joinAsMember = (call: Call, request: RequestOf<Row>) => {
  const { groupID, applyMessage, authentication } = request
  const { secrets } = call.im.context.config
  const { text } = screened(call, { text: applyMessage })
  return changeGroup(call, groupID, 'holds', async (scene): Promise<ReplyOf<Row>> => {
    const { userID, session } = call
    if (session.user.isGuest)
      throw imError('GROUP_PERMISSION_DENY', 'Guests enter chat rooms only: log in as a member.')
    const mayCome = authentication !== '' && isInvited(secrets, authentication, { groupID, userID, now: scene.now })
    const asks = !mayCome && scene.may('apply')
    const isMember = scene.role !== 'None'
    /** Nobody joins a private group, not even its members. */
    const isThere = isMember && scene.group.type !== 'Private'
    if (!mayCome && !asks && !isThere) scene.require('join')
    if (isMember) return joined('AlreadyInGroup')
    if (authentication !== '' && !mayCome) throw imError('GROUP_PERMISSION_DENY', 'The invitation is not valid.')
    if (asks) return apply(scene, text)
    const outcome = (await scene.add([userID])).get(userID)
    if (outcome === 'banned') throw banned()
    if (outcome === 'full') throw imError('GROUP_PERMISSION_DENY', 'The group is full.')
    if (outcome === 'busy') throw imError('GROUP_PERMISSION_DENY', 'You are in too many groups.')
    scene.tip({ operationType: TIP.joined, userIDList: [userID] })
    return joined('JoinedSuccess')
  })
}

const joined = (joinedStatus: Status): ReplyOf<Row> => ({
  joinedStatus,
  longPollingKey: '',
  startSeq: 0,
  avChatRoomFlag: 0,
  avChatRoomKey: '',
  messageList: [],
})

const apply = async (scene: GroupScene, message: string): Promise<ReplyOf<Row>> => {
  await askManagers(scene, { applicant: scene.call.userID, kind: 'join', inviter: '', message })
  return joined('WaitAdminApproval')
}

/** Stores an application, and notifies the owner and the admins, but not again while it is open. */
export const askManagers = async (
  scene: GroupScene,
  application: { applicant: string; kind: 'join' | 'invite'; inviter: string; message: string },
): Promise<void> => {
  const { call, groupID, now, trx } = scene
  const { secrets } = call.im.context.config
  const { applicant, kind, message } = application
  const messageKey = await putApplication(trx, { group_id: groupID, created_at: now, ...application })
  if (messageKey === null) return
  for (const manager of await managersOfGroup(trx, groupID))
    scene.notify(manager, {
      operationType: kind === 'join' ? NOTICE.applied : NOTICE.invitation,
      handleMessage: message,
      application: {
        messageKey,
        applicant,
        authentication: signApplication(secrets, { groupID, applicant, messageKey, manager }),
      },
    })
}

export const quitAsMember = (call: Call, groupID: string) =>
  changeGroup(call, groupID, 'takes', async (scene) => {
    const { userID } = call
    if (scene.role === 'Owner') throw imError('GROUP_PERMISSION_DENY', 'The owner cannot leave.')
    scene.require('quit')
    await scene.remove([userID])
    scene.tip({ operationType: TIP.quit, userIDList: [userID] })
    scene.notify(userID, { operationType: NOTICE.quit })
    return {}
  })
