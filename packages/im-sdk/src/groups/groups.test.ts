import { describe, expect, it } from 'vitest'
import { liveRooms } from '../live-rooms'
import { EVENT, TYPES, type GroupType, type Message } from '../index'
import { inTime, loggedIn, startChat } from '../testing'
import { groups } from '.'

const modules = [groups, liveRooms] as const

describe('joining and quitting', () => {
  it('needs a login, whose absence has a name of its own for all but chat rooms', async () => {
    const { chat, server, clock } = startChat({ modules })
    const join = (type?: GroupType) => inTime(clock, chat.joinGroup({ groupID: 'fans', ...(type && { type }) }))
    const refused = { code: 2662, errorName: 'CANNOT_JOIN_NON_AVCHATROOM_WITHOUT_LOGIN' }
    for (const type of [TYPES.GRP_PUBLIC, TYPES.GRP_MEETING, TYPES.GRP_COMMUNITY])
      await expect(join(type)).rejects.toMatchObject(refused)
    for (const type of [TYPES.GRP_AVCHATROOM, undefined])
      await expect(join(type)).rejects.toMatchObject({ errorName: 'USER_NOT_LOGGED_IN' })
    expect(server.count('joinGroup')).toBe(0)
  })

  it('of one group run one after the other', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    server.addGroup({ groupID: 'fans', type: 'Public' })
    const done: string[] = []
    let running = 0
    const slowly = async <Answer>(name: string, answer: () => Answer | Promise<Answer>): Promise<Answer> => {
      expect((running += 1)).toBe(1)
      await new Promise<void>((resolve) => void clock.after(100, resolve))
      running -= 1
      done.push(name)
      return answer()
    }
    const [join, quit] = [server.handler('joinGroup'), server.handler('quitGroup')]
    server.answer('joinGroup', (...call) => slowly('join', () => join(...call)))
    server.answer('quitGroup', (...call) => slowly('quit', () => quit(...call)))
    const first = chat.joinGroup({ groupID: 'fans' })
    const second = chat.quitGroup('fans')
    await inTime(clock, first)
    const third = chat.joinGroup({ groupID: 'fans' })
    await inTime(clock, Promise.all([second, third]))
    expect(done).toEqual(['join', 'quit', 'join'])
    expect(server.world.group('fans').members.has('alice')).toBe(true)
  })

  it('a room whose membership the server has lost shows no message once the user has quit', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    await inTime(clock, chat.joinGroup({ groupID: 'room' }))
    await clock.advance(5_000)
    const heard: Message[] = []
    chat.on(EVENT.MESSAGE_RECEIVED, ({ data }) => heard.push(...data))
    const answer = server.handler('joinGroup')
    server.answer('joinGroup', async (...call) => {
      await new Promise<void>((resolve) => void clock.after(1_000, resolve))
      return answer(...call)
    })
    server.network.cut()
    server.world.leave('room', 'alice')
    server.say({ from: 'bob', groupID: 'room' })
    while (server.count('joinGroup') === 1) await clock.advance(50)
    await inTime(clock, chat.quitGroup('room'))
    await clock.advance(10_000)
    expect(heard).toEqual([])
    expect(chat.liveRoom('room').get().isJoined).toBe(false)
  })
})

it.each([
  [{ groupID: 'fans' }, '`groupID` must be a string, not an object.'],
  [undefined, '`groupID` must be a string, not undefined.'],
  ['', '`groupID` is empty.'],
])('the group id %j is refused with the reason', async (groupID, message) => {
  const { chat } = await loggedIn('alice', { modules })
  await expect(chat.quitGroup(groupID as string)).rejects.toMatchObject({ errorName: 'PARAMS_INVALID', message })
})

describe('the profile of a group', () => {
  it('that the server does not return rejects with its reason, or with "not found"', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules })
    const resultItem = [{ groupID: 'secret', resultCode: 10_007, resultInfo: 'not for you' }]
    server.answer('getGroupInfo', () => ({ groupInfoList: [], resultItem }))
    await expect(inTime(clock, chat.getGroupProfile({ groupID: 'secret' }))).rejects.toMatchObject({
      code: 10_007,
      message: 'not for you',
    })
    await expect(inTime(clock, chat.getGroupProfile({ groupID: 'gone' }))).rejects.toMatchObject({
      errorName: 'CANNOT_FIND_GROUP',
    })
  })
})
