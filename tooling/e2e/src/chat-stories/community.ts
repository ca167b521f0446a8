import { expect } from 'vitest'
import type { Person } from './person'

export interface Community {
  readonly groupID: string
  readonly news: string
  readonly talk: string
}

export const foundCommunity = async ({ page }: Person, others: readonly Person[]): Promise<Community> => {
  const groupID = await page.evaluate(
    async (userIDs) => {
      const memberList = userIDs.map((userID) => ({ userID }))
      const options = { type: types.GRP_COMMUNITY, name: 'All fans', memberList, isSupportTopic: true }
      return (await chat.createGroup(options)).data.group.groupID
    },
    others.map(({ userID }) => userID),
  )
  // Of the topics that a member's first list has, none is news.
  for (const other of others) {
    await other.page.waitForFunction(
      (id) =>
        told('onGroupListUpdated')
          .at(-1)
          ?.some((group) => group.groupID === id),
      groupID,
    )
    await other.page.evaluate((id) => chat.getTopicList({ groupID: id }), groupID)
  }
  const add = (topicName: string) =>
    page.evaluate(
      async ([id, name]) => (await chat.createTopicInCommunity({ groupID: id, topicName: name })).data.topicID,
      [groupID, topicName] as const,
    )
  return { groupID, news: await add('News'), talk: await add('Talk') }
}

const post = ({ page }: Person, to: string, text: string, conversationType: 'TOPIC' | 'GROUP' = 'TOPIC') =>
  page.evaluate(
    ([id, words, type]) =>
      refusalOf(chat.sendMessage(chat.createTextMessage({ to: id, conversationType: type, payload: { text: words } }))),
    [to, text, conversationType] as const,
  )

/** By the names of the topics. */
const unreadIn = ({ page }: Person, { groupID }: Community) =>
  page.evaluate(async (id) => {
    const { successTopicList } = (await chat.getTopicList({ groupID: id })).data
    return Object.fromEntries(successTopicList.map(({ topicName, unreadCount }) => [topicName, unreadCount]))
  }, groupID)

const hasUnread = (person: Person, community: Community, counts: Record<string, number>) =>
  expect.poll(() => unreadIn(person, community)).toEqual(counts)

export const announceTopics = async (community: Community, others: readonly Person[]): Promise<void> => {
  for (const { page } of others)
    await expect
      .poll(() => page.evaluate(() => told('onTopicCreated').map(({ topicID }) => topicID)))
      .toEqual([community.news, community.talk])
}

export const readOneTopic = async (community: Community, ada: Person, bob: Person, cem: Person): Promise<void> => {
  const total = () => bob.page.evaluate(() => chat.views.totalUnread.get())
  const before = await total()
  for (const reader of [bob, cem]) await hasUnread(reader, community, { News: 0, Talk: 0 })
  for (const [topic, text] of [
    [community.news, 'The line-up'],
    [community.talk, 'Hello all'],
    [community.news, 'It begins'],
  ] as const)
    expect(await post(ada, topic, text)).toBe('')
  for (const reader of [bob, cem]) await hasUnread(reader, community, { News: 2, Talk: 1 })
  await bob.page.evaluate((id) => chat.setMessageRead({ conversationID: `GROUP${id}` }), community.news)
  await hasUnread(bob, community, { News: 0, Talk: 1 })
  await hasUnread(cem, community, { News: 2, Talk: 1 })
  expect(await total()).toBe(before)
  const listed = await bob.page.evaluate(() =>
    chat.views.conversations.get().map(({ conversationID }) => conversationID),
  )
  expect(listed.filter((id) => id.includes('TOPIC'))).toEqual([])
  expect(await post(ada, community.groupID, 'To all', 'GROUP')).toBe('MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL')
}

export const readHistory = async ({ news, talk }: Community, { page }: Person): Promise<void> => {
  const historyOf = (topicID: string) =>
    page.evaluate(async (id) => {
      const { messageList } = (await chat.getMessageList({ conversationID: `GROUP${id}` })).data
      return messageList.flatMap(({ payload }) => ('text' in payload ? [payload.text] : []))
    }, topicID)
  expect(await historyOf(news)).toEqual(['The line-up', 'It begins'])
  expect(await historyOf(talk)).toEqual(['Hello all'])
}

export const deleteTopic = async (community: Community, ada: Person, others: readonly Person[]): Promise<void> => {
  await ada.page.evaluate(([groupID, topicID]) => chat.deleteTopicFromCommunity({ groupID, topicIDList: [topicID] }), [
    community.groupID,
    community.talk,
  ] as const)
  for (const person of others) {
    await expect
      .poll(() => person.page.evaluate(() => told('onTopicDeleted').flatMap(({ topicIDList }) => topicIDList)))
      .toEqual([community.talk])
    expect(Object.keys(await unreadIn(person, community))).toEqual(['News'])
    expect(await post(person, community.talk, 'Is it over?')).not.toBe('')
  }
}
