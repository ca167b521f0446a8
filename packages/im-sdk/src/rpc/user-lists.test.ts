import { describe, expect, it } from 'vitest'
import type { ChatModule } from '../modules'
import { imError } from '../protocol/im-error'
import type { ListKind } from '../protocol/list-kinds'
import { FakeClock, FakeServer, inTime, loggedIn } from '../testing'
import { userListsOf } from './user-lists'

const ALICE = 'alice'

/** An instance with two lists, of which the profile is read only when asked for, and how often each is read. */
const start = async (prepare: (server: FakeServer) => void = () => undefined) => {
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  prepare(server)
  const reads: string[] = []
  /** Replaces what the server replies to a reading. */
  const replies: (number | Error)[] = []
  const read = (kind: ListKind) => async () => {
    await new Promise<void>((resolve) => clock.after(20, resolve))
    const reply = replies.shift() ?? server.world.listVersion(ALICE, kind)
    reads.push(`${kind} ${reply instanceof Error ? reply.message : reply}`)
    if (reply instanceof Error) throw reply
    return reply
  }
  const probe: ChatModule<Record<'friends' | 'profile', { ready(): Promise<void>; changed(): Promise<void> }>> = {
    name: 'probe',
    install: (context) => {
      const lists = userListsOf(context)
      return {
        friends: lists.add('friends', { read: read('friends'), isEager: true }),
        profile: userListsOf(context).add('profile', { read: read('profile'), isEager: false }),
      }
    },
  }
  const { chat } = await loggedIn(ALICE, { clock, server, modules: [probe] })
  await clock.advance(100)
  return { chat, clock, server, reads, replies }
}

const friendsChanged = (server: FakeServer) => server.changeLists(ALICE, ['friends'])

describe('the lists of a user', () => {
  it('are not read at a login if they have never changed', async () => {
    const { chat, clock, reads } = await start()
    await clock.advance(60_000)
    expect(reads).toEqual([])
    await inTime(clock, chat.friends.ready())
    expect(reads).toEqual([])
  })

  it('are read after a login if they have changed, and others once somebody asks for them', async () => {
    const { chat, clock, reads } = await start((server) => server.changeLists(ALICE, ['friends', 'profile']))
    expect(reads).toEqual(['friends 1'])
    await Promise.all([inTime(clock, chat.profile.ready()), inTime(clock, chat.profile.ready())])
    await inTime(clock, chat.friends.ready())
    expect(reads).toEqual(['friends 1', 'profile 1'])
  })

  it('are read once for a burst of changes, and again for one that arrives meanwhile', async () => {
    const { clock, server, reads } = await start()
    for (let change = 0; change < 5; change++) friendsChanged(server)
    await clock.advance(15)
    friendsChanged(server)
    await clock.advance(100)
    expect(reads).toEqual(['friends 6'])
    server.push(ALICE, 'pushLists', { lists: [{ kind: 'friends', version: 6 }] })
    await clock.advance(100)
    expect(reads).toHaveLength(1)
    server.push(ALICE, 'pushLists', { lists: [{ kind: 'friends', version: 5 }] })
    await clock.advance(100)
    expect(reads).toHaveLength(1)
  })

  it('are read after a reconnect if they changed meanwhile or a push was lost, and otherwise not', async () => {
    const { clock, server, reads } = await start(friendsChanged)
    server.isPushing = false
    friendsChanged(server)
    await clock.advance(1_000)
    expect(reads).toEqual(['friends 1'])
    for (let time = 0; time < 2; time++) {
      server.network.cut()
      await clock.advance(5_000)
      expect(reads).toEqual(['friends 1', 'friends 2'])
    }
  })

  it('are read again if the reply is older than a known version, a few times', async () => {
    const { clock, server, reads, replies } = await start(friendsChanged)
    replies.push(1)
    friendsChanged(server)
    await clock.advance(1_000)
    expect(reads).toEqual(['friends 1', 'friends 1'])
    await clock.advance(20_000)
    expect(reads).toEqual(['friends 1', 'friends 1', 'friends 2'])
    server.push(ALICE, 'pushLists', { lists: [{ kind: 'friends', version: 1_000 }] })
    await clock.advance(3_600_000)
    expect(reads).toHaveLength(9)
    friendsChanged(server)
    await clock.advance(1_000)
    expect(reads.at(-1)).toBe('friends 3')
  })

  it('are read again after a refusal, and at once when somebody asks, who gets the error', async () => {
    const { chat, clock, server, reads, replies } = await start()
    replies.push(imError('SERVICE_OVERLOAD', 'busy'), imError('SERVICE_OVERLOAD', 'busy'))
    friendsChanged(server)
    await clock.advance(1_000)
    await expect(inTime(clock, chat.friends.ready())).rejects.toMatchObject({ errorName: 'SERVICE_OVERLOAD' })
    expect(reads).toEqual(['friends busy', 'friends busy'])
    await clock.advance(20_000)
    expect(reads.at(-1)).toBe('friends 1')
    expect(reads).toHaveLength(3)
  })

  it('are read after a change of the user, by a request that began after it', async () => {
    const { chat, clock, server, reads } = await start()
    friendsChanged(server)
    await clock.advance(10)
    server.world.raiseList(ALICE, 'friends')
    await inTime(clock, chat.friends.changed())
    expect(reads).toEqual(['friends 2', 'friends 2'])
  })

  it('are those of the next user after a logout', async () => {
    const { chat, clock, reads } = await start(friendsChanged)
    await inTime(clock, chat.logout())
    await inTime(clock, chat.login({ userID: 'bob', userSig: 'sig-bob' }))
    await clock.advance(1_000)
    expect(reads).toEqual(['friends 1'])
  })

  it('follow a server whose data was restored, where versions are lower', async () => {
    const { clock, server, reads, replies } = await start((fake) => {
      for (let change = 0; change < 3; change++) friendsChanged(fake)
    })
    const sync = server.handler('syncUnread')
    server.answer('syncUnread', async (...request) => ({
      ...(await sync(...request)),
      eventArray: [{ event: 'list' as const, kind: 'friends' as const, version: 1 }],
    }))
    replies.push(1, 2)
    server.network.cut()
    await clock.advance(5_000)
    expect(reads).toEqual(['friends 3', 'friends 1'])
    server.push(ALICE, 'pushLists', { lists: [{ kind: 'friends', version: 2 }] })
    await clock.advance(1_000)
    expect(reads).toEqual(['friends 3', 'friends 1', 'friends 2'])
  })

  it.each([
    null,
    'friends',
    [null, 7, {}, { kind: 'friends' }, { kind: 'friends', version: -1 }, { kind: 'friends', version: '9' }],
    [{ kind: '__proto__', version: 9 }],
  ])('ignore a push that names none: %j', async (lists) => {
    const { clock, server, reads } = await start()
    server.push(ALICE, 'pushLists', { lists } as never)
    await clock.advance(1_000)
    expect(reads).toEqual([])
  })
})
