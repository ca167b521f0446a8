import { randomBytes } from 'node:crypto'
import { FILE_TYPE } from '@org/im-sdk/protocol'
import { WebSocket } from 'ws'
import { signUserSig } from '../../src/services/auth/user-sig'
import { GATEWAY_LIMITS } from '../../src/im/gateway/limits'
import { restrict } from '../../src/services/moderation/restrict'
import { c2cKey } from '../../src/store/im/conversation-id'
import { closeAccount } from '../../src/services/auth/end-sessions'
import { changeMember } from '../../src/store/im/group-members'
import { addMember, ensureGroup } from '../../src/store/im/groups'
import { putApplication } from '../../src/store/im/group-applications'
import { signApplication } from '../../src/im/groups/group-proofs'
import { putMergedMessages } from '../../src/store/im/merged-messages'
import { appendMessages, messagesFrom } from '../../src/store/im/messages'
import { uploadAddress } from '../../src/services/uploads/addresses'
import { directoryOf } from '../../src/services/uploads/signatures'
import { bootServer } from '../boot'
import { newCommunity, storeText, topicID } from '../communities'
import { connect, newGuest, newMember, type ImClientOptions } from '../im-client'
import { newMessage } from '../new-message'
import { takeExtensions } from '../take-extensions'
import { steppedClock } from '../stepped-clock'
import type { Actor } from './actor'
import { binaryActor } from './binary-actor'
import { LOGGED_IN, REFUSED, type Caller } from './callers'
import { keepJournal } from './journal'

/** Texts that only others may read. */
export const SECRET = 'between two others'

const PURPOSES = ['dismissal', 'profile', 'transfer', 'adding', 'removal', 'info', 'application', 'invitation'] as const
type Purpose = (typeof PURPOSES)[number]

interface OwnGroup {
  readonly groupID: string
  readonly applicant: string
  readonly messageKey: number
  readonly authentication: string
}

export type World = Awaited<ReturnType<typeof makeWorld>>

/**
 * A server with a stopped clock, a caller for every column of the matrix, their groups and conversations, and those of
 * others.
 */
export const makeWorld = async () => {
  const clock = steppedClock('2026-11-21T12:00:00Z')
  // The sockets of refused callers are opened again whenever the server has closed them, and no time passes.
  const gatewayLimits = { ...GATEWAY_LIMITS, connectsPerAddress: { count: Infinity, perMs: 1 } }
  const server = await bootServer({ clock, gatewayLimits })
  const { db, config } = server.context
  const ends: (() => void)[] = []
  const now = () => Math.floor(clock.now() / 1_000)
  const sockets: WebSocket[] = []
  const open = async (options: ImClientOptions) => {
    const client = await connect(server, { ...options, atEnd: (end) => ends.push(end) })
    sockets.push(client.socket)
    return client
  }
  /** Moves the time on. The server hears of every socket again, or it would close those that wait for their turn. */
  const pass = (ms: number) => {
    clock.advance(ms)
    for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) socket.ping()
  }
  const sigOf = (userID: string, seconds = 86_400) => signUserSig(config, userID, seconds, now())

  const ids = {} as Record<Caller | 'peer' | 'blocker' | 'stranger' | 'strangersFriend', string>
  for (const name of [...REFUSED, ...LOGGED_IN, 'peer', 'blocker', 'stranger', 'strangersFriend'] as const)
    ids[name] = name === 'guest' || name === 'bannedEverywhere' ? await newGuest(server) : await newMember(server, name)
  const userIDs = Object.values(ids)
  const isMember = (userID: string) => userID !== ids.other && !userID.startsWith('g_')

  const group = async (groupID: string, type: 'Private' | 'Public' | 'AVChatRoom', members: readonly string[]) => {
    await ensureGroup(db, { groupID, type, name: groupID, ownerID: ids.stranger })
    for (const userID of members) await addMember(db, { groupID, userID, role: 'Member', now: now() })
    return groupID
  }
  const insiders = userIDs.filter(isMember)
  const groups = {
    secret: await group('secret', 'Private', insiders),
    /** For those who leave. */
    club: await group('club', 'Private', insiders),
    /** For those who join. */
    open: await group('open', 'Public', [ids.stranger]),
    foreign: await group('foreign', 'Private', [ids.stranger, ids.strangersFriend]),
    hall: await group('hall', 'AVChatRoom', []),
    lobby: await group('lobby', 'AVChatRoom', []),
    foreignRoom: await group('elsewhere', 'AVChatRoom', []),
    community: await newCommunity(db, 'news'),
    foreignCommunity: await newCommunity(db, 'news'),
  }
  for (const userID of insiders) await addMember(db, { groupID: groups.community, userID, role: 'Member', now: now() })
  for (const groupID of [groups.secret, groups.hall]) await storeText(db, groupID, ids.member, 'among us')
  for (const groupID of [groups.foreign, topicID(groups.foreignCommunity, 'news')])
    await storeText(db, groupID, ids.stranger, SECRET)
  /** Public groups of each caller, one for each purpose, with the peer as a member and an open application. */
  const ownGroups = new Map<string, OwnGroup>()
  for (const ownerID of new Set(Object.values(ids)))
    for (const purpose of PURPOSES) {
      const groupID = `of_${ownerID}_${purpose}`
      const applicant = ids.strangersFriend
      const kind = purpose === 'invitation' ? 'invite' : 'join'
      await ensureGroup(db, { groupID, type: 'Public', name: groupID, ownerID })
      for (const userID of new Set([ownerID, ids.peer]))
        await addMember(db, { groupID, userID, role: 'Member', now: now() })
      await changeMember(db, { groupID, userID: ownerID }, { role: 'Owner' })
      const messageKey = (await putApplication(db, {
        group_id: groupID,
        applicant,
        kind,
        inviter: kind === 'join' ? '' : ids.peer,
        message: '',
        created_at: now(),
      }))!
      const authentication = signApplication(config.secrets, { groupID, applicant, messageKey, manager: ownerID })
      ownGroups.set(groupID, { groupID, applicant, messageKey, authentication })
    }
  const talk = async (a: string, b: string, words: string) => {
    // Each has written to the other, so they are not strangers.
    await appendMessages(db, [newMessage(c2cKey(a, b), a, 1, words), newMessage(c2cKey(a, b), b, 2, words)], now())
    const [message] = await messagesFrom(db, c2cKey(a, b), 1, 1)
    if (message === undefined) throw new Error('The message is not there.')
    return message
  }
  const foreignMessage = await talk(ids.stranger, ids.strangersFriend, SECRET)
  const named = userIDs.flatMap((user_id) => ['work', 'home'].map((name) => ({ user_id, name })))
  await db
    .insertInto('conversation_group')
    .values([...named, { user_id: ids.stranger, name: 'of a stranger' }])
    .execute()
  await db
    .insertInto('block_list')
    .values(userIDs.map((blocked_id) => ({ user_id: ids.blocker, blocked_id, created_at: now() })))
    .execute()

  const people = userIDs.filter((userID) => !userID.startsWith('g_'))
  const facts = { added_at: now(), changed_at: now(), version: 0 }
  const friends = people.flatMap((user_id) =>
    [ids.peer, ids.strangersFriend].map((friend_id) => ({ user_id, friend_id, custom: '{}', ...facts })),
  )
  await db.insertInto('friend').values(friends).execute()
  const friendGroups = people.flatMap((user_id) =>
    ['fans', 'old'].map((name) => ({ user_id, name, created_at: now() })),
  )
  await db.insertInto('friend_group').values(friendGroups).execute()

  const video = async (owner: string) => {
    const key = `${FILE_TYPE.video}/${directoryOf(config.secrets, owner)}/${randomBytes(16).toString('base64url')}.mp4`
    const file = { key, size: 9, type: 'video/mp4' }
    await db
      .insertInto('upload')
      .values({ ...file, owner, file_type: FILE_TYPE.video, name: 'v', created_at: now(), used_at: now() })
      .execute()
    await db.insertInto('upload_variant').values({ key, variant: 'cover', type: 'image/png', blob: key }).execute()
    return `${uploadAddress(config, { ...file, expires: now() + 900 })}&variant=cover`
  }
  const mergedKey = randomBytes(24).toString('base64url')
  const messages = [{ ...foreignMessage, msgBody: [] }]
  await putMergedMessages(db, { key: mergedKey, owner: ids.stranger, messages, now: now() })

  const enter = async (userID: string, head: Actor['head'] = {}): Promise<Actor> => {
    const usersig = head.usersig ?? sigOf(userID)
    const client = await open({ userID, instanceID: `device of ${userID}` })
    await client.login({ usersig })
    const { longPollingKey } = await client.request('joinGroup', { groupID: groups.hall })
    const { cookie } = await client.request('syncUnread', {})
    const message = await talk(userID, userID === ids.peer ? ids.stranger : ids.peer, 'hello')
    const coverUrl = await video(userID)
    return {
      userID,
      client,
      head: { ...head, usersig, a2: client.accessKey() },
      pollKey: longPollingKey,
      cookie,
      message,
      coverUrl,
    }
  }
  /** A refused caller still has a socket. */
  const outside = async (actor: Actor): Promise<Actor> => ({
    ...actor,
    client: await open({ userID: actor.userID, instanceID: actor.client.instanceID }),
  })

  const entered = { expired: await enter(ids.expired, { usersig: sigOf(ids.expired, 14) }) } as Record<Caller, Actor>
  for (const name of [...LOGGED_IN, 'bannedEverywhere', 'closed', 'kicked'] as const)
    entered[name] = await enter(ids[name])
  const poser = await enter(ids.posing)
  entered.posing = { ...poser, head: { ...poser.head, identifier: ids.member } }
  const peer = await enter(ids.peer)
  // A message waits a while for its sender's room to open.
  pass(15_000)

  await restrict(db, { user_id: ids.bannedEverywhere, group_id: '', kind: 'ban' }, now() + 9_000, now())
  await closeAccount(db, Number(ids.closed), now())
  const elsewhere = await open({ userID: ids.kicked, instanceID: 'another device' })
  await elsewhere.login()
  await restrict(db, { user_id: ids.mutedEverywhere, group_id: '', kind: 'mute' }, now() + 9_000, now())
  const { hall, lobby, secret, club, open: openGroup, community } = groups
  for (const group_id of [secret, hall, community])
    await restrict(db, { user_id: ids.muted, group_id, kind: 'mute' }, now() + 9_000, now())
  for (const group_id of [secret, club, openGroup, community, lobby, hall])
    await restrict(db, { user_id: ids.banned, group_id, kind: 'ban' }, now() + 9_000, now())
  for (const name of ['bannedEverywhere', 'closed', 'kicked'] as const) await entered[name].client.closed
  while ((await entered.banned.client.request('joinGroup', { groupID: hall })).errorCode === 0)
    await new Promise((resolve) => setTimeout(resolve, 50))

  const { member } = entered
  const nobody = { ...member, userID: '', head: {} }
  const { current } = config.secrets.userSig
  const forger = { ...config, secrets: { ...config.secrets, userSig: { current, keys: { [current]: 'of a forger' } } } }
  const usersig = signUserSig(forger, ids.member, 86_400, now())
  const actors: Readonly<Record<Caller, Actor>> = {
    ...entered,
    none: await outside(nobody),
    forged: await outside({ ...member, head: { usersig, a2: 'forged' } }),
    bannedEverywhere: await outside(entered.bannedEverywhere),
    closed: await outside(entered.closed),
    kicked: await outside(entered.kicked),
  }
  await takeExtensions(db)
  const journal = await keepJournal(db)
  return {
    server,
    clock,
    pass,
    ids,
    groups,
    actors,
    peer,
    mergedKey,
    foreignMessage,
    journal,
    /** A caller without an id uses the groups of the member. */
    ownGroup: (userID: string, purpose: Purpose): OwnGroup => {
      const own = ownGroups.get(`of_${userID || ids.member}_${purpose}`)
      if (own === undefined) throw new Error(`${userID} has no group for ${purpose}.`)
      return own
    },
    /** Another socket of the same device. */
    another: ({ userID, client }: Actor) => open({ userID, instanceID: client.instanceID }),
    overBinary: (caller: Caller) => {
      const isLoggedIn = caller === 'posing' || (LOGGED_IN as readonly Caller[]).includes(caller)
      return binaryActor(server, actors[caller], isLoggedIn, (end) => ends.push(end))
    },
    stop: async () => {
      for (const end of ends) end()
      await server.stop()
    },
  }
}
