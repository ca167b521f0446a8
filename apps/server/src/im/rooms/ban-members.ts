import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { liftRestrictions } from '../../store/identity/restrictions'
import { restrict } from '../../services/moderation/restrict'
import { changeGroup, type GroupScene } from '../groups/group-change'
import { NOTICE, TIP } from '../groups/group-elements'
import { screened } from '../groups/screened'
import type { KeyedHandler } from '../handler'
import { imError } from '../im-error'
import { roomRole } from './room-role'

/** The ban belongs to user and room: whoever comes back is refused. One who may not be banned refuses the whole request. */
export const banRoomMembers: KeyedHandler<(typeof liveRoomCommands)['banRoomMembers']> = async (request, call) => {
  const { groupID, duration } = request
  if (duration === 0) throw imError('BAN_DURATION_INVALID')
  const { reason } = screened(call, { reason: request.reason })
  return changeGroup(call, groupID, async (scene) => {
    scene.require('ban')
    requireRoom(scene)
    const userIDList = [...new Set(request.userIDList)]
    for (const userID of userIDList)
      scene.require('ban', { target: await roomRole(call.im, scene.group, userID), isSelf: userID === call.userID })
    for (const userID of userIDList) await ban(scene, userID, duration, reason)
    scene.tip({ operationType: TIP.banned, userIDList, memberList: userIDList.map((userID) => ({ userID, duration })) })
    return { userIDList }
  })
}

/** Users who are not banned are left out of the reply and of the tip. */
export const unbanRoomMembers: KeyedHandler<(typeof liveRoomCommands)['unbanRoomMembers']> = async (request, call) =>
  changeGroup(call, request.groupID, async (scene) => {
    scene.require('ban')
    requireRoom(scene)
    const userIDList: string[] = []
    for (const userID of new Set(request.userIDList))
      if (await liftRestrictions(scene.trx, { user_id: userID, group_id: scene.groupID, kind: 'ban' }, scene.now))
        userIDList.push(userID)
    if (userIDList.length === 0) return { userIDList }
    scene.isRestricted = true
    scene.tip({ operationType: TIP.unbanned, userIDList, memberList: userIDList.map((userID) => ({ userID })) })
    return { userIDList }
  })

const requireRoom = ({ group }: GroupScene): void => {
  if (group.type !== 'AVChatRoom') throw imError('INVALID_GROUP_PARAMETERS', 'Only chat rooms have bans.')
}

const ban = async (scene: GroupScene, userID: string, duration: number, reason: string): Promise<void> => {
  const { call, groupID, now, trx } = scene
  if ((await call.im.identities.find(userID)) === null) throw imError('INVALID_ID', JSON.stringify(userID))
  await restrict(trx, { user_id: userID, group_id: groupID, kind: 'ban' }, now + duration, now)
  scene.isRestricted = true
  scene.notify(userID, { operationType: NOTICE.banned, handleMessage: reason, duration })
}
