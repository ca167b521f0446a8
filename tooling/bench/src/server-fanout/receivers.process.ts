import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { serveRpc } from '../harness/process-rpc'
import { maskedFrame, openRawSocket } from '../harness/raw-socket'
import { CONTENDERS, type ContenderName } from './contenders'

interface Crowd {
  readonly sockets: Socket[]
  bytes: number
  wanted: number
  done: (arrivedAt: bigint) => void
  arrival: Promise<bigint>
}

const crowds = new Map<ContenderName, Crowd>()
/** The number of connections opened at once. */
const PARALLEL = 50

const open = async (crowd: Crowd, name: ContenderName, port: number) => {
  const { path, greeting } = CONTENDERS[name]
  const socket = await openRawSocket(port, path)
  socket.on('error', () => undefined)
  if (greeting !== null) await greet(socket, greeting)
  socket.on('data', (bytes) => {
    crowd.bytes += bytes.length
    if (crowd.bytes === crowd.wanted) crowd.done(process.hrtime.bigint())
  })
  crowd.sockets.push(socket)
}

const crowdOf = (name: ContenderName): Crowd => {
  const known = crowds.get(name)
  if (known !== undefined) return known
  const crowd: Crowd = { sockets: [], bytes: 0, wanted: 0, done: () => undefined, arrival: Promise.resolve(0n) }
  crowds.set(name, crowd)
  return crowd
}

const methods = {
  /** Opens connections up to this number. */
  grow: async ({ name, port, receivers }: { name: ContenderName; port: number; receivers: number }) => {
    const crowd = crowdOf(name)
    while (crowd.sockets.length < receivers) {
      const more = Math.min(PARALLEL, receivers - crowd.sockets.length)
      await Promise.all(Array.from({ length: more }, () => open(crowd, name, port)))
    }
  },
  /** Resets the counters; called before anything is sent. */
  expect: ({ name, bytes }: { name: ContenderName; bytes: number }) => {
    const crowd = crowdOf(name)
    crowd.bytes = 0
    crowd.wanted = bytes
    crowd.arrival = new Promise((resolve) => (crowd.done = resolve))
  },
  /** Resolves with the time at which the last expected byte arrived. */
  arrived: async (name: ContenderName) => {
    const crowd = crowdOf(name)
    return String(await Promise.race([crowd.arrival, late(name, crowd)]))
  },
}

/** Resolves when the greeting is answered. */
const greet = async (socket: Socket, greeting: string) => {
  socket.write(maskedFrame(greeting))
  for (let heard = ''; !heard.includes(`${greeting}{`);) heard += String((await once(socket, 'data'))[0])
}

const late = async (name: string, crowd: Crowd): Promise<never> => {
  await sleep(20_000, undefined, { ref: false })
  throw new Error(`${name}: ${crowd.bytes} of ${crowd.wanted} bytes have arrived in 20 s.`)
}

export type ReceiverMethods = typeof methods
serveRpc(methods)
