import { randomBytes } from 'node:crypto'
import {
  commands,
  forWire,
  fromWire,
  pushes,
  type CommandName,
  type Commands,
  type PushBodies,
  type PushName,
  type ReplyOf,
  type ReplyStatus,
  type RequestOf,
} from '@org/im-sdk/protocol'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { signUserSig } from '../src/services/auth/user-sig'
import type { RunningServer } from '../src/server'
import { createAccount } from '../src/store/identity/accounts'
import { createGuest } from '../src/store/identity/guests'

type Body<Name extends CommandName> = Partial<RequestOf<Commands[Name]>>
export type Answer<Name extends CommandName> = ReplyStatus & ReplyOf<Commands[Name]>

export interface ImClientOptions {
  readonly userID?: string
  readonly instanceID?: string
  readonly platform?: number
  /** Leaves pushes unacknowledged. */
  readonly silent?: boolean
  /** Gets a function that closes the socket; otherwise it is closed at the end of the test. */
  readonly atEnd?: (end: () => void) => void
}

/** A minimal client that uses only the tables of the protocol. */
export const connect = async (server: RunningServer, options: ImClientOptions = {}) => {
  const {
    userID = '',
    instanceID = randomBytes(6).toString('hex'),
    platform = 3,
    silent = false,
    atEnd = onTestFinished,
  } = options
  const { config } = server.context
  const query = new URLSearchParams({
    sdkappid: String(config.sdkAppId),
    instanceid: instanceID,
    random: '1',
    platform: String(platform),
    host: 'localhost',
    version: '2.27.6',
    sdkversion: '2.27.6',
  })
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/info?${query}`)
  const waiting = new Map<number, (body: never) => void>()
  const received: { name: PushName; body: unknown }[] = []
  const taken = new Set<unknown>()
  const unexpected: { head: Record<string, unknown>; body: Record<string, unknown> }[] = []
  let wake = () => {}
  let seq = 0
  let a2 = ''
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) })),
  )
  socket.on('message', (data) => {
    const { head, body } = JSON.parse(String(data)) as (typeof unexpected)[number]
    const push = (Object.keys(pushes) as PushName[]).find((name) => pushes[name].wire === head['servcmd'])
    const answer = waiting.get(Number(head['seq']))
    if (push !== undefined && head['seq'] === undefined) {
      received.push({ name: push, body: fromWire(body) })
      const { SessionData } = body
      if (SessionData && !silent) void request('ackPush', { sessionDataList: [String(SessionData)] })
    } else if (answer === undefined) unexpected.push({ head, body })
    else {
      waiting.delete(Number(head['seq']))
      answer(fromWire(body) as never)
    }
    wake()
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  atEnd(() => socket.terminate())

  const headOf = (servcmd: string, extra: object = {}) => {
    seq += 1
    return {
      servcmd,
      seq,
      reqtime: 1,
      ver: '1',
      sdkversion: '2.27.6',
      platform,
      sdkappid: config.sdkAppId,
      contenttype: 'json',
      identifier: userID,
      instanceid: instanceID,
      sdkability: 1,
      a2,
      ...extra,
    }
  }

  const ask = (servcmd: string, body: unknown, extra: object = {}): Promise<never> => {
    const head = headOf(servcmd, extra)
    const answered = new Promise<never>((resolve) => waiting.set(head.seq, resolve))
    socket.send(JSON.stringify({ head, body: forWire(body) }))
    return answered
  }

  const request = <Name extends CommandName>(name: Name, body: Body<Name>, extra: object = {}): Promise<Answer<Name>> =>
    ask(commands[name].wire, body, extra)

  const until = async (condition: () => boolean): Promise<void> => {
    const deadline = Date.now() + PATIENCE_MS
    while (!condition()) {
      if (Date.now() > deadline) throw new Error('The client waited in vain.')
      await new Promise<void>((resolve) => {
        wake = resolve
        setTimeout(resolve, 20)
      })
    }
  }

  return {
    socket,
    userID,
    instanceID,
    closed,
    unexpected,
    ask,
    request,
    until,
    /** Resolves when every request has its reply, also the acknowledgements of the pushes so far. */
    settled: () => until(() => waiting.size === 0),
    accessKey: () => a2,
    login: async (extra: object = {}) => {
      const usersig = signUserSig(config, userID, 3_600, Math.floor(server.context.clock.now() / 1_000))
      const reply = await request('login', {}, { usersig, ...extra })
      a2 = reply.a2Key ?? ''
      return reply
    },
    pushes: <Name extends PushName>(name: Name) =>
      received.filter((push) => push.name === name).map((push) => push.body as PushBodies[Name]),
    /** The next push of this kind that was not read yet. */
    next: async <Name extends PushName>(name: Name): Promise<PushBodies[Name]> => {
      const find = () => received.find((push) => push.name === name && !taken.has(push))
      await until(() => find() !== undefined)
      const push = find()
      taken.add(push)
      return push?.body as PushBodies[Name]
    },
    /** Every message pushed so far. */
    messages: () =>
      received
        .filter((push) => push.name === 'pushMessages')
        .flatMap((push) => (push.body as PushBodies['pushMessages']).messageList),
  }
}

/** Ends what hangs; a busy machine may be ten times slower. */
const PATIENCE_MS = 60_000

export type ImClient = Awaited<ReturnType<typeof connect>>

let made = 0

/** A new member's user id. */
export const newMember = async (server: RunningServer, nickName = 'fan'): Promise<string> => {
  made += 1
  const account = await createAccount(server.context.db, {
    account: `member${made}`,
    passwordHash: null,
    nickName,
    avatar: '/a.png',
    inviteCode: `invite${made}`,
    now: 1,
  })
  return String(account?.id)
}

export const newGuest = async (server: RunningServer): Promise<string> => {
  made += 1
  const id = `g_guest${made}`
  const seen_at = Math.floor(server.context.clock.now() / 1_000)
  await createGuest(server.context.db, { id, nick_name: `游客${made}`, avatar: '/g.png', created_at: 1, seen_at })
  return id
}

/** A client that is logged in. */
export const loggedIn = async (server: RunningServer, options: ImClientOptions = {}): Promise<ImClient> => {
  const client = await connect(server, { ...options, userID: options.userID ?? (await newMember(server)) })
  const reply = await client.login()
  if (reply.errorCode !== 0) throw new Error(`The login failed: ${reply.errorInfo}`)
  return client
}

let randoms = 0

/** The fields of a text message; the same `random` makes a resend. */
export const text = (words: string, random = ++randoms) => ({
  msgBody: [{ msgType: 'TIMTextElem' as const, msgContent: { text: words } }],
  clientTime: 1,
  clientSequence: random,
  random,
})
