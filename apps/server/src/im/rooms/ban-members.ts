import type { liveRoomCommands } from '@org/im-sdk/protocol'
import { NOTICE } from '../../services/chat/group-notices'
import { liftRestrictions } from '../../store/identity/restrictions'
import { restrict } from '../../services/moderation/restrict'
import { changeGroup, type GroupScene } from '../groups/group-change'
import { TIP } from '../groups/group-elements'
import { screened } from '../groups/screened'
import type { KeyedHandler } from '../handler'
import { imError } from '../im-error'

/**
 * The ban belongs to user and group: whoever comes back is refused. One who may not be banned refuses the whole request.
 * In a community, whose members others see, the ban is also a removal.
 */
export const banRoomMembers: KeyedHandler<(typeof liveRoomCommands)['banRoomMembers']> = async (request, call) => {
  const { groupID, duration } = request
  if (duration === 0) throw imError('BAN_DURATION_INVALID')
  const { reason } = screened(call, { reason: request.reason })
  return changeGroup(call, groupID, 'takes', async (scene) => {
    scene.require('ban')
    requireBans(scene)
    const userIDList = [...new Set(request.userIDList)]
    for (const userID of userIDList)
      /** Users who are not members of a community can be banned, too. */
      scene.require('ban', { target: await scene.roleOf(userID), isSelf: userID === call.userID })
    if (!isRoom(scene)) await scene.remove(userIDList)
    for (const userID of userIDList) await ban(scene, userID, duration, reason)
    if (isRoom(scene))
      scene.tip({
        operationType: TIP.banned,
        userIDList,
        memberList: userIDList.map((userID) => ({ userID, duration })),
      })
    else if (scene.left.length > 0) scene.tip({ operationType: TIP.kicked, userIDList: scene.left })
    return { userIDList }
  })
}

/** Users who are not banned are left out of the reply and of the tip. */
export const unbanRoomMembers: KeyedHandler<(typeof liveRoomCommands)['unbanRoomMembers']> = async (request, call) =>
  changeGroup(call, request.groupID, 'holds', async (scene) => {
    scene.require('ban')
    requireBans(scene)
    const userIDList: string[] = []
    for (const userID of new Set(request.userIDList))
      if (await liftRestrictions(scene.trx, { user_id: userID, group_id: scene.groupID, kind: 'ban' }, scene.now))
        userIDList.push(userID)
    if (userIDList.length === 0) return { userIDList }
    scene.isRestricted = true
    if (isRoom(scene))
      scene.tip({ operationType: TIP.unbanned, userIDList, memberList: userIDList.map((userID) => ({ userID })) })
    return { userIDList }
  })

const isRoom = ({ group }: GroupScene): boolean => group.type === 'AVChatRoom'

const requireBans = (scene: GroupScene): void => {
  if (!isRoom(scene) && scene.group.type !== 'Community')
    throw imError('INVALID_GROUP_PARAMETERS', 'Only chat rooms and communities have bans.')
}

const ban = async (scene: GroupScene, userID: string, duration: number, reason: string): Promise<void> => {
  const { call, groupID, now, trx } = scene
  if ((await call.im.identities.find(userID)) === null) throw imError('INVALID_ID', JSON.stringify(userID))
  await restrict(trx, { user_id: userID, group_id: groupID, kind: 'ban' }, now + duration, now)
  scene.isRestricted = true
  scene.notify(userID, { operationType: NOTICE.banned, handleMessage: reason, duration })
}
