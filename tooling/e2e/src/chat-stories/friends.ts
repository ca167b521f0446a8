import { expect } from 'vitest'
import { receives, write, type Person } from './person'

const apply = ({ page }: Person, to: Person, remark: string) =>
  page.evaluate(
    async ([userID, name]) => {
      const application = { to: userID, source: 'AddSource_Type_Web', wording: 'Shall we watch it together?' }
      const { data } = await chat.addFriend({ ...application, remark: name, groupName: 'Fans' })
      return data.code
    },
    [to.userID, remark] as const,
  )

const friendsOf = ({ page }: Person) =>
  page.evaluate(async () =>
    (await chat.getFriendList()).data.map(({ userID, remark, groupList }) => ({ userID, remark, groupList })),
  )

/** Resolves when the list of friends that a page was told last has as many. */
const isToldFriends = ({ page }: Person, count: number) =>
  page.waitForFunction((length) => told('onFriendListUpdated').at(-1)?.length === length, count)

const WAITS_FOR_ANSWER = 30539

export const becomeFriends = async (ada: Person, bob: Person, cem: Person): Promise<void> => {
  expect(await apply(ada, bob, 'Bob')).toBe(WAITS_FOR_ANSWER)
  expect(await apply(ada, cem, 'Cem')).toBe(WAITS_FOR_ANSWER)
  await bob.page.waitForFunction((from) => {
    const list = told('onFriendApplicationListUpdated').at(-1)
    const [first] = list?.friendApplicationList ?? []
    return list?.unreadCount === 1 && first?.userID === from && first.wording === 'Shall we watch it together?'
  }, ada.userID)
  await bob.page.evaluate(() => chat.setFriendApplicationRead())
  expect(await bob.page.evaluate(async () => (await chat.getFriendApplicationList()).data.unreadCount)).toBe(0)
  await bob.page.evaluate((userID) => chat.acceptFriendApplication({ userID, remark: 'Ada L.' }), ada.userID)
  await cem.page.evaluate((userID) => chat.refuseFriendApplication({ userID }), ada.userID)

  await isToldFriends(ada, 1)
  await ada.page.waitForFunction(
    () => told('onFriendApplicationListUpdated').at(-1)?.friendApplicationList.length === 0,
  )
  expect(await friendsOf(ada)).toEqual([{ userID: bob.userID, remark: 'Bob', groupList: ['Fans'] }])
  expect(await friendsOf(bob)).toEqual([{ userID: ada.userID, remark: 'Ada L.', groupList: [] }])
  expect(await friendsOf(cem)).toEqual([])
}

export const sortFriends = async (ada: Person, bob: Person): Promise<void> => {
  await ada.page.evaluate(async (userID) => {
    await chat.createFriendGroup({ name: 'Team', userIDList: [userID] })
    await chat.removeFromFriendGroup({ name: 'Fans', userIDList: [userID] })
    await chat.renameFriendGroup({ oldName: 'Team', newName: 'Sunday team' })
    await chat.updateFriend({ userID, remark: 'Bob the keeper' })
  }, bob.userID)
  expect(await friendsOf(ada)).toEqual([{ userID: bob.userID, remark: 'Bob the keeper', groupList: ['Sunday team'] }])
  expect(await ada.page.evaluate(async () => (await chat.getFriendGroupList()).data)).toEqual([
    { name: 'Fans', userIDList: [], count: 0 },
    { name: 'Sunday team', userIDList: [bob.userID], count: 1 },
  ])
  expect(await write(bob, ada, 'Goal!')).toBe('')
  await receives(ada, `C2C${bob.userID}`, ['Goal!'])
  await ada.page.waitForFunction(
    (id) => chat.views.conversations.get().find((one) => one.conversationID === id)?.remark === 'Bob the keeper',
    `C2C${bob.userID}`,
  )
}

/** Whom somebody blocks cannot write to them; with a block on each side nobody of the two can. */
export const block = async (ada: Person, bob: Person): Promise<void> => {
  const add = ({ page }: Person, userID: string) =>
    page.evaluate((id) => chat.addToBlacklist({ userIDList: [id] }), userID)
  const remove = ({ page }: Person, userID: string) =>
    page.evaluate((id) => chat.removeFromBlacklist({ userIDList: [id] }), userID)
  await add(ada, bob.userID)
  expect(await write(bob, ada, 'Are you there?')).toBe('IN_PEER_BLACKLIST')
  await add(bob, ada.userID)
  expect(await write(ada, bob, 'I do not listen.')).toBe('IN_PEER_BLACKLIST')
  await remove(ada, bob.userID)
  await remove(bob, ada.userID)
  expect(await write(bob, ada, 'Sorry.')).toBe('')
  expect(await write(ada, bob, 'Fine.')).toBe('')
  await receives(ada, `C2C${bob.userID}`, ['Goal!', 'Sorry.'])
  await receives(bob, `C2C${ada.userID}`, ['Fine.'])
}

export const endFriendship = async (ada: Person, bob: Person): Promise<void> => {
  await ada.page.evaluate((userID) => chat.deleteFriend({ userIDList: [userID] }), bob.userID)
  await isToldFriends(bob, 0)
  for (const { page } of [ada, bob])
    expect(await page.evaluate(async () => (await chat.getFriendList()).data)).toEqual([])
  const { relation } = await ada.page.evaluate(async (userID) => {
    const { data } = await chat.checkFriend({ userIDList: [userID], type: types.SNS_CHECK_TYPE_BOTH })
    return { relation: data.successUserIDList[0]?.relation }
  }, bob.userID)
  expect(relation).toBe('CheckResult_Type_NoRelation')
}
