import { describe, expect, it } from 'vitest'
import { binary } from '../binary'
import { groups } from '../groups'
import { liveRooms } from '../live-rooms'
import {
  commands,
  conversationCommands,
  messageCommands,
  sessionCommands,
  syncCommands,
  type CommandName,
  type KeyedCommandName,
  type Retry,
} from '../protocol'
import { inTime, loggedIn, storedMessage } from '../testing'
import { FILE_TYPE } from '../protocol/constants'
import type { ChatModule, ModuleContext } from '../modules'

/** The commands that every instance knows. */
const CORE = { ...sessionCommands, ...messageCommands, ...syncCommands, ...conversationCommands }

/** Gives a test the caller of an instance, which knows every command. */
const probe: ChatModule<Pick<ModuleContext, 'caller'>> = {
  name: 'probe',
  install: ({ caller }) => {
    caller.registerCommands(Object.fromEntries(Object.entries(commands).filter(([name]) => !(name in CORE))))
    return { caller }
  },
}

/** Commands whose rows say so. */
const named = (retry: Retry) =>
  (Object.keys(commands) as CommandName[]).filter((name) => commands[name].retry === retry)

/** A body for each command that a server keeps the answer of. */
const KEYED: Readonly<Record<KeyedCommandName, object>> = {
  joinGroup: { groupID: 'fans', applyMessage: '', historyMessageFlag: 1 },
  quitGroup: { groupID: 'crew' },
  kickOther: {},
  getUploadUrl: { fileType: FILE_TYPE.image, fileName: 'a.png', fileSize: 1, mimeType: 'image/png', duration: 60 },
  uploadMergedMessages: { messageList: [storedMessage({})] },
}

describe.each([
  ['text', undefined],
  ['binary', binary],
] as const)('a request whose answer is lost with the connection, over %s frames', (_kind, codec) => {
  const start = async () => {
    const started = await loggedIn('alice', { modules: [probe], codec })
    const { server, clock } = started
    server.addGroup({ groupID: 'fans' })
    server.addGroup({ groupID: 'crew', members: new Set(['alice']) })
    /** The next answer never arrives, and the connection goes with it. */
    const loseAnswer = async () => {
      server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
      await clock.advance(10)
      server.network.fate = () => 'deliver'
      server.network.cut()
      await clock.advance(5_000)
    }
    return { ...started, loseAnswer }
  }

  it.each(Object.keys(KEYED) as KeyedCommandName[])(
    'is asked again under its key and gets the first answer: %s',
    async (name) => {
      const { chat, server, clock, loseAnswer } = await start()
      const answers: unknown[] = []
      const handler = server.handler(name)
      server.answer(name, async (...request) => {
        const answer = await handler(...(request as Parameters<typeof handler>))
        answers.push(answer)
        return answer
      })
      const call = chat.caller.call(name, KEYED[name] as never)
      call.catch(() => undefined)
      await loseAnswer()
      expect(await inTime(clock, call)).toMatchObject(answers[0] as object)
      expect(answers).toHaveLength(1)
      const keys = server.requests.filter((request) => request.name === name).map(({ head }) => head.reqkey)
      expect(keys).toEqual([expect.stringMatching(/^\S{10,64}$/), keys[0]])
    },
  )

  it.each(named('never'))('fails and is not asked again: %s', async (name) => {
    const { chat, server, loseAnswer } = await start()
    server.answer(name, () => new Promise<never>(() => undefined))
    const before = server.count(name)
    const call = chat.caller.call(name, {} as never).catch((error: { errorName: string }) => error.errorName)
    server.network.cut()
    expect(await call).toBe('NETWORK_ERROR')
    await loseAnswer()
    expect(server.count(name) - before).toBeLessThanOrEqual(1)
  })

  it('has a key of its own, unlike one of the same command before', async () => {
    const { chat, server, clock } = await start()
    for (const groupID of ['fans', 'crew'])
      await inTime(clock, chat.caller.call('joinGroup', { groupID, applyMessage: '', historyMessageFlag: 0 }))
    await inTime(clock, chat.caller.call('getGroupInfo', { groupIDList: ['fans'] }))
    const keys = server.requests.map(({ name, head }) => ({ name, key: head.reqkey })).filter(({ key }) => key)
    expect(new Set(keys.map(({ key }) => key)).size).toBe(2)
    expect(keys.map(({ name }) => name)).toEqual(['joinGroup', 'joinGroup'])
  })
})

describe('an action whose reply is lost', () => {
  it('has succeeded: a group that was left is left, one that was joined is joined', async () => {
    const { chat, server, clock } = await loggedIn('alice', { modules: [groups, liveRooms] })
    server.addGroup({ groupID: 'fans' })
    server.addGroup({ groupID: 'room', type: 'AVChatRoom' })
    const quit = server.handler('quitGroup')
    server.answer('quitGroup', (body, ...rest) => {
      if (!server.world.group(body.groupID).members.has('alice')) throw server.refuse('GROUP_PERMISSION_DENY')
      return quit(body, ...rest)
    })
    const withoutAnswer = async <T>(call: Promise<T>): Promise<T> => {
      call.catch(() => undefined)
      server.network.fate = (_data, direction) => (direction === 'down' ? 'drop' : 'deliver')
      await clock.advance(10)
      server.network.fate = () => 'deliver'
      server.network.cut()
      return inTime(clock, call)
    }
    const joined = await withoutAnswer(chat.joinGroup({ groupID: 'fans' }))
    expect(joined.data.status).toBe('JoinedSuccess')
    expect((await withoutAnswer(chat.joinGroup({ groupID: 'room' }))).data.status).toBe('JoinedSuccess')
    expect(await withoutAnswer(chat.quitGroup('fans'))).toMatchObject({ data: { groupID: 'fans' } })
    expect(server.world.group('fans').members.has('alice')).toBe(false)
  })
})
