import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { commands, ERRORS, forWire } from '@org/im-sdk/protocol'
import { openClient, text } from '@org/server/protocol-client'
import { WebSocket } from 'ws'
import { serveRpc } from '../harness/process-rpc'
import { countIn, LOAD, lineOf, MARK, READS, SENT, timesIn, type Seen } from './room-load'

interface Person {
  readonly userID: string
  readonly userSig: string
}
const NOBODY: Person = { userID: '', userSig: '' }

interface Ours {
  readonly port: number
  readonly sdkAppId: number
  readonly groupID: string
  readonly people: readonly Person[]
}

/** As the engine does between two polls. */
const POLL_AFTER_MS = 300
const HOLD_SECONDS = 60
/** After so many halves of a second without any message nothing more comes; a busy server is silent for long. */
const PATIENCE = 60
/** The number of connections opened at once. */
const PARALLEL = 25

let arrived = 0
let flagged = 0
let refused = 0
let delays: number[] = []
let say: (line: string) => unknown = () => undefined

const take = (frame: string, reads: boolean): void => {
  const count = countIn(frame, MARK)
  if (count === 0) return
  arrived += count
  if (!reads) return
  const now = Date.now()
  for (const time of timesIn(frame)) delays.push(now - time)
}

const numberIn = (frame: string, field: string): number => {
  const at = frame.indexOf(`"${field}":`)
  return at === -1 ? 0 : Number.parseInt(frame.slice(at + field.length + 3, at + field.length + 20), 10)
}

const enter = async ({ port, sdkAppId, groupID }: Ours, { userID, userSig }: Person) => {
  const client = await openClient(
    { url: `ws://127.0.0.1:${port}`, sdkAppId, sign: () => userSig },
    { userID, instanceID: userID, atEnd: () => undefined },
  )
  const { errorCode } = await client.login()
  const room = await client.request('joinGroup', { groupID })
  if (errorCode !== 0 || room.errorCode !== 0) throw new Error(`${userID} does not get in: ${room.errorInfo}`)
  return { client, room }
}

/** Polls as the engine does, but only counts. */
const watch = async (ours: Ours, person: Person, reads: boolean) => {
  const { client, room } = await enter(ours, person)
  const { socket } = client
  const a2 = client.accessKey()
  let { longPollingKey: key, startSeq } = room
  let seq = 1_000
  const poll = () => {
    if (socket.readyState !== WebSocket.OPEN) return
    const head = {
      servcmd: commands.longPoll.wire,
      seq: (seq += 1),
      reqtime: 1,
      ver: '1',
      sdkversion: '2.27.6',
      platform: 3,
      sdkappid: ours.sdkAppId,
      contenttype: 'json',
      identifier: person.userID,
      instanceid: person.userID,
      sdkability: 1,
      a2,
    }
    const body = { groupID: ours.groupID, key, startSeq, simplifiedMessage: 1, holdTime: HOLD_SECONDS }
    socket.send(JSON.stringify({ head, body: forWire(body) }))
  }
  socket.removeAllListeners('message')
  socket.on('message', (data: Buffer) => {
    const frame = data.toString()
    if (numberIn(frame, 'seq') !== seq) return
    key = /"Key":"([^"]*)"/.exec(frame)?.[1] ?? key
    startSeq = numberIn(frame, 'NextSeq') || startSeq
    flagged += numberIn(frame, 'LostCount')
    take(frame, reads)
    setTimeout(poll, POLL_AFTER_MS)
  })
  poll()
}

const listen = async (port: number, reads: boolean) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
    perMessageDeflate: false,
  })
  await once(socket, 'open')
  socket.send('40')
  const isIn = new Promise<void>((resolve) =>
    socket.on('message', (data: Buffer) => {
      const frame = data.toString()
      if (frame.startsWith('40')) resolve()
      else take(frame, reads)
    }),
  )
  await isIn
  return socket
}

const all = async (count: number, open: (index: number) => Promise<unknown>) => {
  for (let at = 0; at < count; at += PARALLEL)
    await Promise.all(Array.from({ length: Math.min(PARALLEL, count - at) }, (_, index) => open(at + index)))
}

const methods = {
  /** Everybody enters our room; the first ones speak. */
  enterOurs: async (ours: Ours) => {
    const senders = await Promise.all(ours.people.slice(0, LOAD.senders).map((person) => enter(ours, person)))
    const viewers = ours.people.slice(LOAD.senders)
    await all(viewers.length, (index) => watch(ours, viewers[index] ?? NOBODY, index % READS === 0))
    let next = 0
    say = async (line) => {
      const { client } = senders[(next += 1) % senders.length] ?? {}
      const reply = await client?.request('sendGroupMessage', { groupID: ours.groupID, ...text(line) })
      if (reply?.errorCode === ERRORS.SERVICE_OVERLOAD.code) refused += 1
      else if (reply?.errorCode !== 0) throw new Error(`A message is refused: ${reply?.errorInfo}`)
    }
  },
  enterPeer: async ({ port }: { port: number }) => {
    await all(LOAD.viewers, (index) => listen(port, index % READS === 0))
    const sender = await listen(port, false)
    // It is in the room too, and what it gets is not counted.
    sender.removeAllListeners('message')
    say = (line) => sender.send(`42${JSON.stringify(['m', line])}`)
  },
  /** Sends at the rate, and resolves when all has arrived or was said to be left out, or nothing more comes. */
  run: async (): Promise<Seen> => {
    ;[arrived, flagged, refused, delays] = [0, 0, 0, []]
    const began = Date.now()
    const said: unknown[] = []
    const failures: unknown[] = []
    while (said.length < SENT) {
      const due = Math.min(SENT, Math.floor(((Date.now() - began) * LOAD.perSecond) / 1_000))
      while (said.length < due)
        said.push(Promise.resolve(say(lineOf(said.length))).catch((error: unknown) => failures.push(error)))
      await sleep(5)
    }
    await Promise.all(said)
    if (failures.length > 0) throw failures[0]
    const due = (SENT - refused) * LOAD.viewers
    for (let quiet = 0, before = -1; quiet < PATIENCE && arrived + flagged < due;) {
      await sleep(500)
      quiet = arrived + flagged === before ? quiet + 1 : 0
      before = arrived + flagged
    }
    return { arrived, flagged, refused, delays }
  },
}

export type ViewerMethods = typeof methods
serveRpc(methods)
