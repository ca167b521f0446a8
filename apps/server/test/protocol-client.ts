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
import { WebSocket } from 'ws'

type Body<Name extends CommandName> = Partial<RequestOf<Commands[Name]>>
export type Answer<Name extends CommandName> = ReplyStatus & ReplyOf<Commands[Name]>

/** A chat server of any kind. */
export interface ChatServer {
  /** Of the gateway: `ws://…` or `wss://…`. */
  readonly url: string
  readonly sdkAppId: number
  readonly sign: (userID: string) => string
}

export interface ProtocolClientOptions {
  readonly userID?: string
  readonly instanceID?: string
  readonly platform?: number
  /** Leaves pushes unacknowledged. */
  readonly silent?: boolean
  /** Gets a function that closes the socket. */
  readonly atEnd: (end: () => void) => void
}

/** A minimal client that uses only the tables of the protocol. */
export const openClient = async (server: ChatServer, options: ProtocolClientOptions) => {
  const { userID = '', instanceID = randomBytes(6).toString('hex'), platform = 3, silent = false, atEnd } = options
  const query = new URLSearchParams({
    sdkappid: String(server.sdkAppId),
    instanceid: instanceID,
    random: '1',
    platform: String(platform),
    host: 'localhost',
    version: '2.27.6',
    sdkversion: '2.27.6',
  })
  const socket = new WebSocket(`${server.url}/info?${query}`)
  const waiting = new Map<number, { answer: (body: never) => void; fail: (error: Error) => void }>()
  const received: { name: PushName; body: unknown }[] = []
  const taken = new Set<unknown>()
  const unexpected: { head: Record<string, unknown>; body: Record<string, unknown> }[] = []
  let wake = () => {}
  let seq = 0
  let a2 = ''
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on('close', (code, reason) => {
      resolve({ code, reason: String(reason) })
      for (const { fail } of waiting.values()) fail(new Error(`The socket was closed with ${code} before the answer.`))
    }),
  )
  socket.on('message', (data) => {
    const { head, body } = JSON.parse(String(data)) as (typeof unexpected)[number]
    const push = (Object.keys(pushes) as PushName[]).find((name) => pushes[name].wire === head['servcmd'])
    const asked = waiting.get(Number(head['seq']))
    if (push !== undefined && head['seq'] === undefined) {
      received.push({ name: push, body: fromWire(body) })
      const { SessionData } = body
      if (SessionData && !silent) void request('ackPush', { sessionDataList: [String(SessionData)] })
    } else if (asked === undefined) unexpected.push({ head, body })
    else {
      waiting.delete(Number(head['seq']))
      asked.answer(fromWire(body) as never)
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
      sdkappid: server.sdkAppId,
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
    const answered = new Promise<never>((answer, fail) => {
      if (socket.readyState === WebSocket.OPEN) waiting.set(head.seq, { answer, fail })
      else fail(new Error('The socket is closed.'))
    })
    // Not every test waits for its answers.
    answered.catch(() => undefined)
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
      const reply = await request('login', {}, { usersig: server.sign(userID), ...extra })
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

export type ProtocolClient = Awaited<ReturnType<typeof openClient>>

let randoms = 0

/** The fields of a text message; the same `random` makes a resend. */
export const text = (words: string, random = ++randoms) => ({
  msgBody: [{ msgType: 'TIMTextElem' as const, msgContent: { text: words } }],
  clientTime: 1,
  clientSequence: random,
  random,
})
