import { describe, expect, it } from 'vitest'
import { EVENT } from '../index'
import { groups } from '../groups'
import { FakeClock, FakeServer, inTime, startChat, storedMessage, type FakeHandler } from '../testing'
import { topics, type Topic } from '.'

const ALICE = { userID: 'alice', userSig: 'sig-alice' }
const BOB = { userID: 'bob', userSig: 'sig-bob' }
const FANS = '@TGS#_fans'
const NEWS = `${FANS}@TOPIC#_news`
const TALK = `${FANS}@TOPIC#_talk`
const MINUTE = 60_000

const names = (list: readonly Topic[]): string[] => list.map(({ topicName }) => topicName)

const addCommunity = (server: FakeServer, groupID: string, isSupportTopic = true) =>
  server.addGroup({ groupID, type: 'Community', members: new Set(['alice']), isSupportTopic })

const requests = (server: FakeServer) =>
  server.requests.filter(({ name }) => name === 'getTopicList').map(({ body }) => body)

/** A community with two topics, and an instance that nobody is logged in with. */
const prepared = () => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  addCommunity(server, FANS)
  server.topics.set({ topicID: NEWS, topicName: 'news' })
  server.topics.set({ topicID: TALK, topicName: 'talk' })
  const { chat } = startChat({ modules: [groups, topics], clock, server })
  const told: unknown[] = []
  chat.on(EVENT.TOPIC_CREATED, ({ data: { groupID, topicID } }) => told.push(['created', groupID, topicID]))
  chat.on(EVENT.TOPIC_DELETED, ({ data: { groupID, topicIDList } }) => told.push(['deleted', groupID, topicIDList]))
  chat.on(EVENT.TOPIC_UPDATED, ({ data: { groupID, topic } }) => told.push(['updated', groupID, topic.topicName]))
  return {
    chat,
    server,
    clock,
    told,
    list: async (...topicIDList: string[]) =>
      (await inTime(clock, chat.getTopicList({ groupID: FANS, topicIDList }))).data,
    reconnect: async () => {
      server.network.cut()
      await clock.advance(5_000)
    },
  }
}

type World = ReturnType<typeof prepared>

/** The same after the login, and after what is fetched then. */
const started = async (world = prepared()): Promise<World> => {
  await inTime(world.clock, world.chat.login(ALICE))
  await world.clock.advance(1_000)
  return world
}

/** Answers wait until they are let go, oldest first. */
const holding = (server: FakeServer) => {
  const answer = server.handler('getTopicList')
  const waiting: (() => void)[] = []
  const hold: FakeHandler<'getTopicList'> = async (...call) => {
    const reply = await answer(...call)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return reply
  }
  server.answer('getTopicList', hold)
  return () => waiting.shift()?.()
}

describe('the communities of the user', () => {
  it('are listed with topics and without, and other groups are not', async () => {
    const { chat, server, clock } = prepared()
    addCommunity(server, '@TGS#_quiet', false)
    server.addGroup({ groupID: 'group', members: new Set(['alice']) })
    await inTime(clock, chat.login(ALICE))
    const { data } = await inTime(clock, chat.getJoinedCommunityList())
    expect(data.groupList).toMatchObject([
      { groupID: FANS, isSupportTopic: true },
      { groupID: '@TGS#_quiet', isSupportTopic: false },
    ])
  })

  it('are an empty list if the app does not have the ability, and no topics are requested', async () => {
    const { chat, server, clock } = prepared()
    const answer = server.handler('getJoinedGroupList')
    server.answer('getJoinedGroupList', (body, ...rest) => {
      if (body.type === 'Community') throw server.refuse('COMMUNITY_UNAVAILABLE')
      return answer(body, ...rest)
    })
    await inTime(clock, chat.login(ALICE))
    expect((await inTime(clock, chat.getJoinedCommunityList())).data.groupList).toEqual([])
    await clock.advance(1_000)
    expect(requests(server)).toEqual([])
  })

  it('need the module groups, without which their topics are there all the same', async () => {
    const { server, clock } = prepared()
    const { chat } = startChat({ modules: [topics], clock, server })
    await inTime(clock, chat.login(ALICE))
    await expect(chat.getJoinedCommunityList()).rejects.toMatchObject({ errorName: 'CANNOT_FIND_MODULE' })
    const { data } = await inTime(clock, chat.getTopicList({ groupID: FANS }))
    expect(names(data.successTopicList)).toEqual(['news', 'talk'])
  })
})

describe('topics', () => {
  it('are fetched after the login, and are then there', async () => {
    const { server, list, told } = await started()
    expect(requests(server)).toEqual([{ groupID: FANS, topicIDList: [], next: '' }])
    const { successTopicList, failureTopicList } = await list()
    expect(names(successTopicList)).toEqual(['news', 'talk'])
    expect(failureTopicList).toEqual([])
    expect(requests(server)).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('have their profile, the read mark of the user and the last message', async () => {
    const world = prepared()
    const { world: said } = world.server
    said.append({ fromAccount: 'bob', groupID: NEWS })
    said.append({ fromAccount: 'bob', groupID: NEWS, nick: 'Bob', time: 77, cloudCustomData: 'custom' })
    said.setRead('alice', { peer: '', groupID: NEWS }, 1)
    const { list } = await started(world)
    const { successTopicList } = await list()
    expect(successTopicList[1]).toEqual({
      topicID: TALK,
      topicName: 'talk',
      avatar: '',
      introduction: '',
      notification: '',
      customData: '',
      unreadCount: 0,
      muteAllMembers: false,
      groupAtInfoList: [],
      nextMessageSeq: 1,
      lastMessage: null,
      selfInfo: { muteTime: 0, readedSequence: 0, messageRemindType: 'AcceptAndNotify' },
    })
    expect(successTopicList[0]).toMatchObject({
      topicID: NEWS,
      unreadCount: 1,
      nextMessageSeq: 3,
      selfInfo: { readedSequence: 1 },
      lastMessage: {
        lastTime: 77,
        lastSequence: 2,
        fromAccount: 'bob',
        type: 'TIMTextElem',
        nick: 'Bob',
        cloudCustomData: 'custom',
        version: 0,
        isRevoked: false,
        revoker: '',
      },
    })
  })

  it('are requested by id if they are not known, fifty at a time, with one error for each that fails', async () => {
    const { server, list } = await started()
    const ids = Array.from({ length: 60 }, (_, index) => `${FANS}@TOPIC#_new${index}`)
    for (const topicID of ids.slice(1)) server.topics.set({ topicID, topicName: 'new' })
    const { successTopicList, failureTopicList } = await list(NEWS, NEWS, ...ids)
    expect(names(successTopicList)).toEqual(['news', ...Array.from({ length: 59 }, () => 'new')])
    expect(failureTopicList).toEqual([{ topicID: ids[0], code: 10010, message: 'The topic does not exist.' }])
    expect(requests(server).slice(1)).toEqual([
      { groupID: FANS, topicIDList: ids.slice(0, 50), next: '' },
      { groupID: FANS, topicIDList: ids.slice(50), next: '' },
    ])
  })

  it('come page by page', async () => {
    const world = prepared()
    world.server.topics.pageSize = 1
    const { server, list } = await started(world)
    expect(requests(server).map(({ next }) => next)).toEqual(['', NEWS])
    expect(names((await list()).successTopicList)).toEqual(['news', 'talk'])
  })

  it('are there for five minutes', async () => {
    const { server, clock, list } = await started()
    await clock.advance(4 * MINUTE)
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    expect(names((await list()).successTopicList)).toEqual(['news', 'talk'])
    await clock.advance(MINUTE)
    expect(names((await list()).successTopicList)).toEqual(['late news', 'talk'])
    expect(requests(server)).toHaveLength(2)
  })

  it('are requested once for concurrent calls', async () => {
    const world = prepared()
    const release = holding(world.server)
    const { chat, server, clock } = await started(world)
    const all = Promise.all([
      chat.getTopicList({ groupID: FANS }),
      chat.getTopicList({ groupID: FANS, topicIDList: [] }),
      chat.getTopicList({ groupID: FANS, topicIDList: [TALK] }),
    ])
    await clock.advance(1_000)
    release()
    const [whole, same, one] = await inTime(clock, all)
    expect(same.data).toEqual(whole.data)
    expect(names(one.data.successTopicList)).toEqual(['talk'])
    expect(requests(server)).toHaveLength(1)
  })

  it('are requested again if one was created while the list was on its way', async () => {
    const { chat, clock, server, list, told } = prepared()
    const release = holding(server)
    await inTime(clock, chat.login(ALICE))
    await clock.advance(10)
    const topicID = `${FANS}@TOPIC#_late`
    server.topics.set({ topicID, topicName: 'late' })
    server.push('alice', 'pushTopicNotice', {
      groupID: FANS,
      operatorID: 'bob',
      time: 1,
      operationType: 17,
      topicIDList: [topicID],
    })
    release()
    await clock.advance(10)
    const listed = list()
    await clock.advance(10)
    release()
    expect(names((await listed).successTopicList)).toContain('late')
    expect(told).toEqual([['created', FANS, topicID]])
  })

  it('of one community are asked for one request at a time', async () => {
    const { chat, server, clock } = await started()
    const release = holding(server)
    const ids = ['a', 'b'].map((name) => `${FANS}@TOPIC#_${name}`)
    for (const topicID of ids) server.topics.set({ topicID })
    const both = Promise.all(ids.map((topicID) => chat.getTopicList({ groupID: FANS, topicIDList: [topicID] })))
    await clock.advance(1_000)
    expect(requests(server)).toHaveLength(2)
    release()
    await clock.advance(10)
    expect(requests(server)).toHaveLength(3)
    release()
    expect((await inTime(clock, both)).map(({ data }) => names(data.successTopicList))).toEqual([[ids[0]], [ids[1]]])
  })

  it('of many communities leave half of the rate limit to other calls', async () => {
    const world = prepared()
    for (let index = 0; index < 30; index++) addCommunity(world.server, `@TGS#_more${index}`)
    const { chat, server, clock, list } = world
    await inTime(clock, chat.login(ALICE))
    for (let second = 0; second < 7; second++) {
      const before = requests(server).length
      await clock.advance(1_000)
      expect(requests(server).length - before).toBeLessThanOrEqual(6)
    }
    expect(new Set(requests(server).map(({ groupID }) => groupID)).size).toBe(31)
    await list()
    expect(requests(server)).toHaveLength(31)
  })

  it('are limited to ten requests a second, without touching the network', async () => {
    const { chat, server, clock } = await started()
    for (let index = 0; index < 11; index++) addCommunity(server, `@TGS#_other${index}`)
    const calls = Array.from({ length: 11 }, (_, index) => chat.getTopicList({ groupID: `@TGS#_other${index}` }))
    const answers = await inTime(clock, Promise.allSettled(calls))
    expect(answers.map(({ status }) => status)).toEqual([...Array<string>(10).fill('fulfilled'), 'rejected'])
    expect(answers[10]).toMatchObject({ reason: { errorName: 'OVER_FREQUENCY_LIMIT' } })
    expect(requests(server)).toHaveLength(11)
  })

  it.each([
    [{ groupID: 'group' }, 'ILLEGAL_GROUP_ID'],
    [{ groupID: NEWS }, 'ILLEGAL_GROUP_ID'],
    [{ groupID: '@TGS#_' }, 'ILLEGAL_GROUP_ID'],
    [undefined, 'ILLEGAL_GROUP_ID'],
    [{ groupID: FANS, topicIDList: NEWS }, 'PARAMS_INVALID'],
    [{ groupID: FANS, topicIDList: [NEWS, 'news'] }, 'ILLEGAL_TOPIC_ID'],
    [{ groupID: FANS, topicIDList: ['@TGS#_other@TOPIC#_news'] }, 'ILLEGAL_TOPIC_ID'],
    [{ groupID: FANS, topicIDList: [`${FANS}@TOPIC#_`] }, 'ILLEGAL_TOPIC_ID'],
    [{ groupID: FANS, topicIDList: [null] }, 'ILLEGAL_TOPIC_ID'],
  ])('are not asked for with %j', async (options, errorName) => {
    const { chat, server } = await started()
    const untyped = chat.getTopicList as (options: unknown) => Promise<unknown>
    await expect(untyped(options)).rejects.toMatchObject({ errorName })
    expect(requests(server)).toHaveLength(1)
  })
})

describe('a list of topics that fails', () => {
  it('rejects all concurrent calls with the error of its page, and the next call requests it again', async () => {
    const world = prepared()
    const { chat, server, clock, list, told } = world
    server.topics.pageSize = 1
    const answer = server.handler('getTopicList')
    server.answer('getTopicList', (body, ...rest) => {
      if (body.next !== '') throw server.refuse('SERVICE_OVERLOAD')
      return answer(body, ...rest)
    })
    await inTime(clock, chat.login(ALICE))
    const both = Promise.allSettled([chat.getTopicList({ groupID: FANS }), chat.getTopicList({ groupID: FANS })])
    expect(await inTime(clock, both)).toMatchObject([
      { status: 'rejected', reason: { code: 60_022 } },
      { status: 'rejected', reason: { code: 60_022 } },
    ])
    server.answer('getTopicList', answer)
    expect(names((await list()).successTopicList)).toEqual(['news', 'talk'])
    expect(told).toEqual([])
  })

  it('has an error that says why: the user is not in the community, or it does not exist', async () => {
    const { chat, clock } = await started()
    const refused = inTime(clock, chat.getTopicList({ groupID: '@TGS#_nowhere' }))
    await expect(refused).rejects.toMatchObject({ errorName: 'GROUP_NOT_FOUND' })
  })

  it('does not keep the others from being fetched', async () => {
    const world = prepared()
    addCommunity(world.server, '@TGS#_more')
    const answer = world.server.handler('getTopicList')
    world.server.answer('getTopicList', (body, ...rest) => {
      if (body.groupID === FANS) throw world.server.refuse('GROUP_PERMISSION_DENY')
      return answer(body, ...rest)
    })
    const { server } = await started(world)
    expect(requests(server).map(({ groupID }) => groupID)).toEqual([FANS, '@TGS#_more'])
  })

  it('is not requested forever if its pages never end', async () => {
    const world = prepared()
    const answer = world.server.handler('getTopicList')
    world.server.answer('getTopicList', async (body, ...rest) => ({
      ...(await answer({ ...body, next: '' }, ...rest)),
      next: NEWS,
    }))
    const { server, list } = await started(world)
    expect(requests(server)).toHaveLength(2)
    await expect(list()).rejects.toMatchObject({ errorName: 'REPLY_INVALID' })
  })

  it('has only valid topics', async () => {
    const { chat, server, clock } = prepared()
    server.answer('getTopicList', () => new Promise<never>(() => undefined))
    await inTime(clock, chat.login(ALICE))
    const asked = chat.getTopicList({ groupID: FANS })
    await clock.advance(10)
    const { servcmd, seq } = server.requests.find(({ name }) => name === 'getTopicList')!.head
    const broken = [null, 7, 'x', [], {}, { TopicID: 'news' }, { TopicID: '@TGS#_other@TOPIC#_news' }]
    const odd = {
      TopicID: NEWS,
      TopicName: 7,
      UnreadCount: '1',
      GroupAtInfoList: [{ Sequence: 'x', AtTypeArray: {} }],
      SelfInfo: [],
      LastMessage: { From_Account: 'bob', Sequence: 'x' },
    }
    const body = { TopicInfoList: [...broken, odd], ResultItem: [null, { TopicID: {} }], Next: '' }
    server.pushRaw(JSON.stringify({ head: { servcmd, seq }, body }))
    const { data } = await inTime(clock, asked)
    expect(data).toEqual({
      successTopicList: [
        {
          topicID: NEWS,
          topicName: '',
          avatar: '',
          introduction: '',
          notification: '',
          customData: '',
          unreadCount: 0,
          muteAllMembers: false,
          groupAtInfoList: [],
          nextMessageSeq: 1,
          lastMessage: null,
          selfInfo: { muteTime: 0, readedSequence: 0, messageRemindType: 'AcceptAndNotify' },
        },
      ],
      failureTopicList: [],
    })
  })
})

describe('after a reconnect', () => {
  it('topics that were used within the hour are fetched again, and their changes are events', async () => {
    const { server, clock, list, told, reconnect } = await started()
    const before = (await list()).successTopicList
    await clock.advance(59 * MINUTE)
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    server.topics.set({ topicID: `${FANS}@TOPIC#_more`, topicName: 'more' })
    await reconnect()
    expect(requests(server)).toHaveLength(2)
    expect(told).toEqual([
      ['created', FANS, `${FANS}@TOPIC#_more`],
      ['updated', FANS, 'late news'],
    ])
    server.topics.remove(NEWS)
    await reconnect()
    expect(told.slice(2)).toEqual([['deleted', FANS, [NEWS]]])
    const after = (await list()).successTopicList
    expect(names(after)).toEqual(['more', 'talk'])
    /** What has not changed is the same object. */
    expect(after[1]).toBe(before[1])
  })

  it('topics without changes cause no event', async () => {
    const { server, list, told, reconnect } = await started()
    server.world.append({ ...storedMessage({ groupID: NEWS }) })
    await list()
    await reconnect()
    expect(told).toEqual([['updated', FANS, 'news']])
    await reconnect()
    expect(told).toHaveLength(1)
    expect(requests(server)).toHaveLength(3)
  })

  it('topics that were not used for an hour are fetched at their next use', async () => {
    const { server, clock, list, told, reconnect } = await started()
    await list()
    await clock.advance(60 * MINUTE)
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    await reconnect()
    expect(requests(server)).toHaveLength(1)
    expect(names((await list()).successTopicList)).toEqual(['late news', 'talk'])
    expect(told).toEqual([['updated', FANS, 'late news']])
  })

  it('topics that were never used are not fetched either, and their stored copy is not returned', async () => {
    const { server, list, reconnect } = await started()
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    await reconnect()
    expect(requests(server)).toHaveLength(1)
    expect(names((await list()).successTopicList)).toEqual(['late news', 'talk'])
  })

  it('topics are fetched that could not be fetched after the login, and those of new communities', async () => {
    const world = prepared()
    const answer = world.server.handler('getTopicList')
    world.server.answer('getTopicList', () => {
      throw world.server.refuse('SERVICE_OVERLOAD')
    })
    const { server, reconnect } = await started(world)
    server.answer('getTopicList', answer)
    addCommunity(server, '@TGS#_more')
    await reconnect()
    expect(requests(server).map(({ groupID }) => groupID)).toEqual([FANS, FANS, '@TGS#_more'])
  })

  it('topics of a community that the user has left are removed without an event', async () => {
    const { server, list, told, reconnect } = await started()
    await list()
    server.world.leave(FANS, 'alice')
    await reconnect()
    const before = requests(server).length
    await reconnect()
    expect(requests(server)).toHaveLength(before)
    await expect(list()).rejects.toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    expect(told).toEqual([])
  })

  it('a reply for a community that the user has left meanwhile causes no event', async () => {
    const { server, clock, list, told, reconnect } = await started()
    await list()
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    const release = holding(server)
    server.answer('getJoinedGroupList', () => ({ groups: [], totalCount: 0, next: '' }))
    await reconnect()
    expect(requests(server)).toHaveLength(2)
    release()
    await clock.advance(1_000)
    expect(told).toEqual([])
    expect(requests(server)).toHaveLength(2)
  })

  it('the same goes for a login that was asked for by another device', async () => {
    const { server, clock, list, told } = await started()
    await list()
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    server.push('alice', 'pushKickOther', {})
    await clock.advance(1_000)
    expect(told).toEqual([['updated', FANS, 'late news']])
  })
})

describe('after a logout', () => {
  it('topics are removed, and a late reply changes nothing', async () => {
    const { chat, server, clock, told } = await started()
    const release = holding(server)
    server.topics.set({ topicID: NEWS, topicName: 'late news' })
    server.topics.set({ topicID: `${FANS}@TOPIC#_more` })
    const late = chat.getTopicList({ groupID: FANS, topicIDList: [`${FANS}@TOPIC#_more`] })
    await clock.advance(10)
    const [answer] = await inTime(clock, Promise.allSettled([late, chat.logout()]))
    release()
    await clock.advance(1_000)
    expect(answer).toMatchObject({ status: 'rejected', reason: { errorName: 'SDK_DESTROYED' } })
    await expect(chat.getTopicList({ groupID: FANS })).rejects.toMatchObject({ errorName: 'USER_NOT_LOGGED_IN' })
    expect(told).toEqual([])
  })

  it('the next user gets no topics of the last one, and no request continues', async () => {
    const world = prepared()
    for (let index = 0; index < 20; index++) addCommunity(world.server, `@TGS#_more${index}`)
    const { chat, server, clock, list, told } = await started(world)
    await list()
    const before = requests(server).length
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login(BOB))
    await clock.advance(5_000)
    expect(requests(server)).toHaveLength(before)
    await expect(list()).rejects.toMatchObject({ errorName: 'GROUP_PERMISSION_DENY' })
    server.world.join(FANS, 'bob')
    expect(names((await list()).successTopicList)).toEqual(['news', 'talk'])
    expect(told).toEqual([])
  })

  it('no timer is left, and pending fetches are dropped', async () => {
    const world = prepared()
    for (let index = 0; index < 20; index++) addCommunity(world.server, `@TGS#_more${index}`)
    const { chat, server, clock } = await started(world)
    const before = requests(server).length
    expect(before).toBeLessThan(21)
    await inTime(clock, chat.destroy())
    await clock.advance(20_000)
    expect(requests(server)).toHaveLength(before)
    expect(clock.waiting).toBe(0)
  })
})
