import { GROUP_ID_PREFIX } from '@org/domain'
import type { Transaction } from 'kysely'
import { seconds } from '../../ports/clock'
import { groupTopic, userTopic } from '../../ports/topics'
import { repeatable } from '../../store/database/database'
import { findAccount, type Account } from '../../store/identity/accounts'
import { isFollower } from '../../store/identity/follows'
import { addMembers } from '../../store/im/group-members'
import { insertGroup, lockGroup } from '../../store/im/group-changes'
import type { Database } from '../../store/schema'
import type { Context } from '../context'
import { Refusal } from '../refusal'
import { NAME_PT } from './product-groups'

/** The members of a fan group. */
const MOST_MEMBERS = 2_000

/**
 * Adds a follower to the fan group of an anchor, which the first one creates. The chat itself lets nobody join, because it
 * does not know who follows.
 */
export const joinFanGroup = async (context: Context, uid: number, anchorId: number): Promise<{ group_id: string }> => {
  const { db, clock, bus } = context
  const groupID = `${GROUP_ID_PREFIX.anchorFans}${anchorId}`
  const userID = String(uid)
  const joined = await repeatable(db)
    .transaction()
    .execute(async (trx) => {
      const now = seconds(clock)
      const anchor = await findAccount(trx, anchorId)
      if (anchor === null || anchor.is_anchor !== 1 || anchor.status !== 1) throw new Refusal('notFound')
      if (uid !== anchorId && !(await isFollower(trx, uid, anchorId))) throw new Refusal('notFollowed')
      await makeGroup(trx, groupID, anchor, now)
      if ((await lockGroup(trx, groupID, 'holds')) === null) throw new Refusal('notFound')
      const members = { groupID, now, max: MOST_MEMBERS }
      const owner = String(anchorId)
      const owners = await addMembers(trx, { ...members, userIDs: [owner], role: 'Owner' })
      const fans = await addMembers(trx, { ...members, userIDs: [userID], role: 'Member' })
      const outcome = fans.get(userID)
      if (outcome === 'full') throw new Refusal('groupFull')
      if (outcome === 'banned' || outcome === 'busy') throw new Refusal('notAllowed')
      return [...owners, ...fans].filter(([, each]) => each === 'joined').map(([id]) => id)
    })
  for (const id of joined) bus.publish(userTopic(id), { kind: 'membership', groupID, isMember: true })
  if (joined.length > 0)
    bus.publish(groupTopic(groupID), { kind: 'group', groupID, userIDs: joined, isDismissed: false })
  return { group_id: groupID }
}

const makeGroup = (trx: Transaction<Database>, groupID: string, anchor: Account, now: number) =>
  insertGroup(trx, {
    groupID,
    type: 'Public',
    name: anchor.nick_name,
    ownerID: String(anchor.id),
    avatar: anchor.avatar,
    introduction: '',
    notification: '',
    joinOption: 'DisableApply',
    inviteOption: 'DisableInvite',
    maxMemberCount: MOST_MEMBERS,
    isSupportTopic: false,
    isWebPush: false,
    customFields: anchor.nick_name_pt === '' ? {} : { [NAME_PT]: anchor.nick_name_pt },
    now,
  })
