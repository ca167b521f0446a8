import { expect } from 'vitest'
import { groupOf, type StoryGroup } from './group-of'
import type { Person } from './person'

/** The operations of tips and notices, as the specification numbers them. */
const TIP = { joined: 1, quit: 2, kicked: 3, profile: 6, member: 7 }
const NOTICE = { applied: 1, approved: 2, rejected: 3, kicked: 4, dismissed: 5, invited: 7, quit: 8 }

export const foundGroup = async ({ page }: Person): Promise<StoryGroup> =>
  groupOf(
    await page.evaluate(
      async () => (await chat.createGroup({ type: types.GRP_PUBLIC, name: 'Sunday team' })).data.group.groupID,
    ),
  )

/** Ada owns the group. She accepts Bob and refuses Cem. */
export const joinByApproval = async (group: StoryGroup, ada: Person, bob: Person, cem: Person): Promise<void> => {
  expect(await group.join(bob)).toBe('WaitAdminApproval')
  await group.seesNotices(ada, [NOTICE.applied])
  await group.decide(ada, bob, 'Agree')
  expect(await group.join(cem)).toBe('WaitAdminApproval')
  await group.seesNotices(ada, [NOTICE.applied, NOTICE.applied])
  await group.decide(ada, cem, 'Reject')
  await group.seesNotices(bob, [NOTICE.approved])
  await group.seesNotices(cem, [NOTICE.rejected])
  await group.seesTips(ada, [TIP.joined, TIP.joined])
  await group.hasRole(bob, 'Member')
  await group.hasRole(cem, null)
  expect(await group.say(cem, 'Let me in')).toBe('GROUP_PERMISSION_DENY')
}

/** Whom a manager adds is in at once. */
export const invite = async (group: StoryGroup, ada: Person, bob: Person, cem: Person): Promise<void> => {
  expect(await group.add(ada, cem)).toEqual([cem.userID])
  await group.seesNotices(cem, [NOTICE.rejected, NOTICE.invited])
  await group.hasRole(cem, 'Member')
  expect(await group.say(cem, 'Thanks')).toBe('')
  for (const listener of [ada, bob]) await group.receives(listener, ['Thanks'])
}

export const mute = async (group: StoryGroup, ada: Person, bob: Person, cem: Person): Promise<void> => {
  expect(await group.mute(ada, bob, 600)).toBeGreaterThan(0)
  expect(await group.say(bob, 'Hello?')).toBe('GROUP_MUTE_DENY')
  await bob.page.evaluate((id) => chat.quitGroup(id), group.groupID)
  await group.hasRole(bob, null)
  expect(await group.say(bob, 'Am I here?')).toBe('GROUP_PERMISSION_DENY')
  expect(await group.join(bob)).toBe('WaitAdminApproval')
  await group.decide(ada, bob, 'Agree')
  await group.hasRole(bob, 'Member')
  expect(await group.say(bob, 'Hello again?')).toBe('GROUP_MUTE_DENY')
  expect(await group.mute(ada, bob, 0)).toBe(0)
  expect(await group.say(bob, 'At last')).toBe('')
  await group.receives(ada, ['Thanks', 'At last'])
  await group.receives(cem, ['At last'])
  await group.seesTips(cem, [TIP.joined, TIP.member, TIP.quit, TIP.joined, TIP.member])
}

/** Bob gets the group from Ada, and can then remove Cem. */
export const handOver = async (group: StoryGroup, ada: Person, bob: Person, cem: Person): Promise<void> => {
  expect(await group.kick(bob, cem)).toBe('GROUP_PERMISSION_DENY')
  await ada.page.evaluate(([groupID, newOwnerID]) => chat.changeGroupOwner({ groupID, newOwnerID }), [
    group.groupID,
    bob.userID,
  ] as const)
  await group.hasRole(bob, 'Owner')
  await group.hasRole(ada, 'Member')
  expect(await group.kick(bob, cem)).toBe('')
  await group.seesNotices(cem, [NOTICE.rejected, NOTICE.invited, NOTICE.kicked])
  await group.hasRole(cem, null)
  await expect.poll(() => group.isListed(cem)).toBe(false)
  expect(await group.say(cem, 'Why?')).toBe('GROUP_PERMISSION_DENY')
}

export const dismiss = async (group: StoryGroup, ada: Person, bob: Person): Promise<void> => {
  const dismissBy = ({ page }: Person) => page.evaluate((id) => refusalOf(chat.dismissGroup(id)), group.groupID)
  expect(await dismissBy(ada)).not.toBe('')
  expect(await dismissBy(bob)).toBe('')
  for (const member of [ada, bob]) {
    await group.hasRole(member, null)
    await expect.poll(() => group.isListed(member)).toBe(false)
  }
  await group.seesNotices(ada, [NOTICE.applied, NOTICE.applied, NOTICE.applied, NOTICE.dismissed])
  expect(await group.say(ada, 'Anybody?')).toBe('GROUP_NOT_FOUND')
}
