import { ABILITY, type groupMemberCommands, type ReplyOf } from '@org/im-sdk/protocol'
import { NOTICE } from '../../services/chat/group-notices'
import { bannedAmong, type JoinOutcome } from '../../store/im/group-members'
import { findMember } from '../../store/im/groups'
import { requireAbility } from '../checks/require-ability'
import type { KeyedHandler } from '../handler'
import { banRoomMembers } from '../rooms/ban-members'
import { changeGroup, type GroupScene } from './group-change'
import { TIP } from './group-elements'
import { askManagers } from './join-group'
import { knownUsers } from './require-users'
import { screened } from './screened'

type Rows = typeof groupMemberCommands
type Result = ReplyOf<Rows['addGroupMember']>['memberList'][number]['result']

/** The result codes of the specification, and 3 for an invitation that waits. */
const RESULT: Readonly<Record<JoinOutcome, Result>> = { joined: 1, already: 2, full: 4, busy: 4, banned: 0 }
const FAILED = 0
const WAITS = 3

export const addGroupMember: KeyedHandler<Rows['addGroupMember']> = async ({ groupID, userIDList }, call) => {
  const known = await knownUsers(call, userIDList)
  return changeGroup(call, groupID, 'holds', async (scene) => {
    const asked = [...new Set(userIDList)]
    const users = await scene.reachable(asked.filter((userID) => known.has(userID)))
    const results = scene.may('invite') && !scene.may('add') ? await invite(scene, users) : await add(scene, users)
    return { memberList: asked.map((userID) => ({ userID, result: results.get(userID) ?? FAILED })) }
  })
}

const add = async (scene: GroupScene, userIDs: readonly string[]): Promise<ReadonlyMap<string, Result>> => {
  scene.require('add')
  const outcomes = await scene.add(userIDs)
  scene.welcome()
  return new Map([...outcomes].map(([userID, outcome]) => [userID, RESULT[outcome]]))
}

/** The owner and the admins decide. Who is banned is not invited. */
const invite = async (scene: GroupScene, userIDs: readonly string[]): Promise<ReadonlyMap<string, Result>> => {
  const { call, groupID, now, trx } = scene
  const results = new Map<string, Result>()
  const banned = await bannedAmong(trx, { groupID, userIDs, now })
  for (const applicant of userIDs.filter((userID) => !banned.has(userID))) {
    const isMember = (await findMember(trx, groupID, applicant)) !== null
    if (!isMember) await askManagers(scene, { applicant, kind: 'invite', inviter: call.userID, message: '' })
    results.set(applicant, isMember ? RESULT.already : WAITS)
  }
  return results
}

/**
 * A member with an equal or a higher role refuses the whole request. A listener of a chat room is banned for a while, and
 * so is a member of a community if the request has a duration.
 */
export const deleteGroupMember: KeyedHandler<Rows['deleteGroupMember']> = async (request, call) => {
  const { groupID, duration } = request
  const type = (await call.im.groups.find(groupID))?.type
  if (type === 'AVChatRoom' || (type === 'Community' && duration > 0)) {
    requireAbility(call, ABILITY.liveRoomBans)
    return banRoomMembers(request, call)
  }
  const { reason } = screened(call, { reason: request.reason })
  return changeGroup(call, groupID, 'takes', async (scene) => {
    scene.require('kick')
    const userIDs = [...new Set(request.userIDList)]
    for (const userID of userIDs) {
      const target = (await findMember(scene.trx, groupID, userID))?.role ?? 'None'
      scene.require('kick', { target, isSelf: userID === call.userID })
    }
    const removed = await scene.remove(userIDs)
    if (removed.length > 0) scene.tip({ operationType: TIP.kicked, userIDList: removed })
    for (const userID of removed) scene.notify(userID, { operationType: NOTICE.kicked, handleMessage: reason })
    return { userIDList: [...removed] }
  })
}
