import { cloudConfig } from '../config'
import { groups } from '../groups/groups'
import { liveRooms } from '../live-rooms/live-rooms'
import { TYPES } from '../protocol/constants'
import type { Codec } from '../rpc/codec'
import type { Message } from '../store/message'
import { uploads } from '../uploads'
import { FakeClock } from './fake-clock'
import { FakeServer } from './fake-server'
import { inTime, loggedIn } from './start-chat'

export const MB = 1_048_576

/** Bytes that differ by position, so that a misplaced slice is detected. */
export const bytesOf = (size: number): Uint8Array<ArrayBuffer> => {
  const bytes = made.get(size) ?? Uint8Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) % 251)
  made.set(size, bytes)
  return bytes
}

const made = new Map<number, Uint8Array<ArrayBuffer>>()

export const fileOf = (size: number, name = 'report.pdf', type = 'application/pdf'): File =>
  new File([bytesOf(size)], name, { type })

/** Alice, who uploads to the fake server and writes to bob. */
export const startUploads = async (given: { codec?: Codec; isMiniApp?: boolean; config?: object } = {}) => {
  const { isMiniApp = false, config = {}, ...options } = given
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  server.cloudConfig = { ...server.cloudConfig, cloudControlConfig: JSON.stringify(config) }
  const module = uploads({ fetch: server.uploads.fetch, isMiniApp })
  const { chat } = await loggedIn('alice', {
    ...options,
    clock,
    server,
    modules: [module, groups, liveRooms, cloudConfig],
  })
  const to = { to: 'bob', conversationType: TYPES.CONV_C2C } as const
  return {
    chat,
    clock,
    server,
    to,
    send: (message: Message) => inTime(clock, chat.sendMessage(message)),
    listed: () => chat.views.messages('C2Cbob').get().messages.at(-1),
    /** The payload of the newest message on the server. */
    stored: (): Readonly<Record<string, unknown>> =>
      server.world.history('alice', { peer: 'bob' }).at(-1)?.msgBody[0]?.msgContent ?? {},
    puts: () => server.uploads.calls.filter(({ method }) => method === 'PUT'),
    /** The file of the newest message arrived with exactly these bytes. */
    hasArrived: (url: unknown, size: number): boolean => {
      const kept = server.uploads.find(String(url))
      return kept !== null && kept.isWhole && Buffer.from(kept.bytes).equals(bytesOf(size))
    },
  }
}
