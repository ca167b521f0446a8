import { describe, expect, it } from 'vitest'
import { EVENT, TYPES } from '../index'
import { moderation } from '../moderation'
import { FakeClock, FakeServer, inTime, loggedIn, storedMessage } from '../testing'
import { profiles, type Profile } from '.'

const DAY = 86_400_000

const start = async () => {
  const started = await loggedIn('alice', { modules: [profiles] })
  const told: Profile[][] = []
  started.chat.on(EVENT.PROFILE_UPDATED, ({ data }) => told.push([...data]))
  const of = (...userIDList: string[]) => inTime(started.clock, started.chat.getUserProfile({ userIDList }))
  return { ...started, told, of }
}

describe('IM-80: a profile', () => {
  it('has every field, and the keys and values of the app', async () => {
    const { chat, clock, told } = await start()
    expect((await inTime(clock, chat.getMyProfile())).data).toMatchObject({
      userID: 'alice',
      nick: 'alice',
      gender: TYPES.GENDER_UNKNOWN,
    })
    const { data } = await inTime(
      clock,
      chat.updateMyProfile({
        nick: 'Ann',
        avatar: '/a.png',
        gender: TYPES.GENDER_FEMALE,
        birthday: 19_900_101,
        location: 'Rio',
        selfSignature: 'goal',
        allowType: TYPES.ALLOW_TYPE_DENY_ANY,
        language: 3,
        messageSettings: 1,
        adminForbidType: TYPES.FORBID_TYPE_SEND_OUT,
        level: 4,
        role: 5,
        profileCustomField: [{ key: 'Tag_Profile_Custom_Team', value: 'Santos' }],
      }),
    )
    expect(data).toEqual({
      userID: 'alice',
      nick: 'Ann',
      avatar: '/a.png',
      gender: 'Gender_Type_Female',
      birthday: 19_900_101,
      location: 'Rio',
      selfSignature: 'goal',
      allowType: 'AllowType_Type_DenyAny',
      language: 3,
      messageSettings: 1,
      adminForbidType: 'AdminForbid_Type_SendOut',
      level: 4,
      role: 5,
      profileCustomField: [{ key: 'Tag_Profile_Custom_Team', value: 'Santos' }],
      lastUpdatedNumber: expect.any(Number),
    })
    expect(told).toEqual([[data]])
    expect((await inTime(clock, chat.getMyProfile())).data).toBe(data)
  })

  it.each([
    [{}, 'UPDATE_PROFILE_NO_KEY', ''],
    [null, 'UPDATE_PROFILE_NO_KEY', ''],
    [{ nick: undefined }, 'UPDATE_PROFILE_NO_KEY', ''],
    [{ profileCustomField: [] }, 'UPDATE_PROFILE_NO_KEY', ''],
    [{ name: 'Ann' }, 'UPDATE_PROFILE_INVALID_PARAM', 'name'],
    [{ toString: 'Ann' }, 'UPDATE_PROFILE_INVALID_PARAM', 'toString'],
    [{ nick: 7 }, 'UPDATE_PROFILE_INVALID_PARAM', 'nick'],
    [{ nick: '足'.repeat(167) }, 'PROFILE_NICK_TOO_LONG', 'nick name limited: must less than or equal to 500 bytes'],
    [{ gender: 'male' }, 'UPDATE_PROFILE_INVALID_PARAM', 'gender'],
    [{ allowType: 'any' }, 'UPDATE_PROFILE_INVALID_PARAM', 'allowType'],
    [{ adminForbidType: 0 }, 'UPDATE_PROFILE_INVALID_PARAM', 'adminForbidType'],
    [{ birthday: '1990' }, 'UPDATE_PROFILE_INVALID_PARAM', 'birthday'],
    [{ language: null }, 'UPDATE_PROFILE_INVALID_PARAM', 'language'],
    [{ level: NaN }, 'UPDATE_PROFILE_INVALID_PARAM', 'level'],
    [{ role: 1.5 }, 'UPDATE_PROFILE_INVALID_PARAM', 'role'],
    [{ location: 1 }, 'UPDATE_PROFILE_INVALID_PARAM', 'location'],
    [{ selfSignature: [] }, 'UPDATE_PROFILE_INVALID_PARAM', 'selfSignature'],
    [{ avatar: {} }, 'UPDATE_PROFILE_INVALID_PARAM', 'avatar'],
    [{ messageSettings: 2 }, 'UPDATE_PROFILE_INVALID_PARAM', 'messageSettings'],
    [{ profileCustomField: 'x' }, 'UPDATE_PROFILE_INVALID_PARAM', 'profileCustomField'],
    [
      { profileCustomField: [{ key: 'Team', value: 'x' }] },
      'PROFILE_CUSTOM_FIELD_KEY_INVALID',
      'the prefix of keys of the custom profile key-value pairs must be Tag_Profile_Custom',
    ],
    [
      { profileCustomField: [{ key: 'Tag_Profile_Custom_A', value: 1 }] },
      'PROFILE_CUSTOM_FIELD_VALUE_INVALID',
      'values must be String',
    ],
  ])('is not changed by %j: %s', async (options, errorName, words) => {
    const { chat, server } = await start()
    await expect(chat.updateMyProfile(options as never)).rejects.toMatchObject({
      errorName,
      message: expect.stringContaining(words),
    })
    expect(server.count('setProfile')).toBe(0)
  })

  it('takes a name of exactly 500 bytes', async () => {
    const { chat, clock } = await start()
    const nick = '足'.repeat(166) + 'ab'
    expect((await inTime(clock, chat.updateMyProfile({ nick }))).data.nick).toBe(nick)
  })

  it('is screened by the module `moderation`: a word is replaced or refused', async () => {
    const clock = new FakeClock()
    const server = new FakeServer(clock)
    const entry = { replacement: '', profanityType: 0 }
    server.words = {
      version: 1,
      list: [
        { ...entry, profanity: 'bribe', filterType: 1 },
        { ...entry, profanity: 'foul', filterType: 2 },
      ],
    }
    const { chat } = await loggedIn('alice', { clock, server, modules: [profiles, moderation()] })
    await expect(chat.updateMyProfile({ nick: 'a bribe' })).rejects.toMatchObject({ errorName: 'PROFANITY_FOUND' })
    await expect(chat.updateMyProfile({ selfSignature: 'bribe' })).rejects.toMatchObject({
      errorName: 'PROFANITY_FOUND',
    })
    expect((await inTime(clock, chat.updateMyProfile({ nick: 'a foul', location: 'foul' }))).data).toMatchObject({
      nick: 'a ****',
      location: 'foul',
    })
  })

  it('is read when it is next asked for if too many have changed at once', async () => {
    const { clock, server, of } = await start()
    const users = Array.from({ length: 150 }, (_, index) => `user${index}`)
    const [first, last] = [users.slice(0, 100), users.slice(100)]
    for (const part of [first, last]) await of(...part)
    server.isPushing = false
    for (const userID of users) server.people.setProfile(userID, { nick: 'new' })
    server.push('alice', 'pushProfiles', { userIDList: users })
    await clock.advance(100)
    const before = server.count('getProfiles')
    expect((await of(...first)).data.filter(({ nick }) => nick === 'new')).toHaveLength(100)
    expect(server.count('getProfiles')).toBe(before)
    expect((await of(...last)).data.filter(({ nick }) => nick === 'new')).toHaveLength(50)
  })

  it('that another device changes is read again, and announced', async () => {
    const { chat, clock, server, told } = await start()
    await inTime(clock, chat.getMyProfile())
    server.people.setProfile('alice', { nick: 'Ann' })
    await clock.advance(100)
    expect(told.map((list) => list.map(({ nick }) => nick))).toEqual([['Ann']])
    server.isPushing = false
    server.people.setProfile('alice', { nick: 'Anna' })
    server.network.cut()
    await clock.advance(5_000)
    expect(told.at(-1)).toMatchObject([{ nick: 'Anna' }])
    expect((await inTime(clock, chat.getMyProfile())).data.nick).toBe('Anna')
  })

  it('is announced once, and is the last one, if the connection breaks before the reply', async () => {
    const { chat, clock, server, told } = await start()
    await inTime(clock, chat.getMyProfile())
    const call = chat.updateMyProfile({ nick: 'Ann' })
    server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
    await clock.advance(10)
    server.network.fate = () => 'deliver'
    server.network.cut()
    expect((await inTime(clock, call)).data.nick).toBe('Ann')
    expect(told).toHaveLength(1)
    expect(server.world.listVersion('alice', 'profile')).toBe(1)
  })
})

describe('the profiles of others', () => {
  it('are cached for a day, and those that do not exist are left out', async () => {
    const { clock, server, of } = await start()
    server.people.absent.add('nobody')
    expect((await of('bob', 'nobody', 'carol', 'bob')).data.map(({ userID }) => userID)).toEqual(['bob', 'carol'])
    await of('bob', 'carol')
    expect(server.count('getProfiles')).toBe(1)
    await clock.advance(DAY)
    await of('bob')
    expect(server.count('getProfiles')).toBe(2)
  })

  it.each([[undefined], [[]], ['bob'], [['']], [[7]], [Array.from({ length: 101 }, (_, i) => `u${i}`)]])(
    'are not requested for a list that is not valid: %j',
    async (userIDList) => {
      const { chat, server } = await start()
      await expect(chat.getUserProfile({ userIDList } as never)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID' })
      expect(server.count('getProfiles')).toBe(0)
    },
  )

  it('follow the name of a newer message, in the conversation too', async () => {
    const { chat, clock, server, told, of } = await start()
    await of('bob')
    const message = (nick: string, sequence: number, time: number) =>
      storedMessage({ fromAccount: 'bob', toAccount: 'alice', nick, sequence, random: sequence, time })
    const now = Math.floor(clock.now() / 1_000)
    const say = (...messageList: ReturnType<typeof message>[]) =>
      server.push('alice', 'pushMessages', { messageList, sessionData: '' })
    say(message('Bobby', 1, now + 1))
    await clock.advance(1_000)
    expect(told).toMatchObject([[{ userID: 'bob', nick: 'Bobby' }]])
    say(message('bob long ago', 2, now - 60))
    await clock.advance(1_000)
    expect(told).toHaveLength(1)
    server.people.setProfile('bob', { nick: 'Robert' })
    server.push('alice', 'pushProfiles', { userIDList: ['bob', 'stranger'] })
    await clock.advance(1_000)
    expect(told.at(-1)).toMatchObject([{ userID: 'bob', nick: 'Robert' }])
    expect(chat.views.conversations.get()[0]?.userProfile?.nick).toBe('Robert')
  })

  it.each([null, 'bob', [null, 7]])('survive a push with %j', async (userIDList) => {
    const { clock, server, of } = await start()
    await of('bob')
    server.push('alice', 'pushProfiles', { userIDList } as never)
    await clock.advance(100)
    expect((await of('bob')).data).toHaveLength(1)
  })

  it('have every field even if the server sends none, and only those that were asked for', async () => {
    const { chat, clock, server } = await start()
    server.answer('getProfiles', () => new Promise<never>(() => undefined))
    const call = chat.getUserProfile({ userIDList: ['bob'] })
    await clock.advance(10)
    const { servcmd, seq } = server.requests.find(({ name }) => name === 'getProfiles')!.head
    const body = '{"UserProfileItem":[null,7,{"UserID":"bob","Nick":7},{"UserID":"carol"}],"CurrentSequence":0}'
    server.pushRaw(`{"head":${JSON.stringify({ servcmd, seq })},"body":${body}}`)
    const { data } = await inTime(clock, call)
    expect(data).toEqual([expect.objectContaining({ userID: 'bob', nick: '', profileCustomField: [], role: 0 })])
  })

  it('are forgotten at a logout', async () => {
    const { chat, clock, server, of } = await start()
    await of('bob')
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'carol', userSig: 'sig-carol' }))
    await of('bob')
    expect(server.count('getProfiles')).toBe(2)
  })
})
