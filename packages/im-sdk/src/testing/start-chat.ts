import type { Chat, ChatOptions } from '../chat'
import { createChat } from '../create-chat'
import type { ChatModule } from '../modules'
import { FakeClock } from './fake-clock'
import { FakeServer } from './fake-server'
import { seededRandom } from './seeded-random'

/** An instance with its fake server and clock. */
export interface TestChat<Modules extends readonly ChatModule<object>[]> {
  readonly chat: Chat<Modules>
  readonly server: FakeServer
  readonly clock: FakeClock
}

/** An instance on a fake server and clock. Pass `server` and `clock` to connect several users to one server. */
export const startChat = <const Modules extends readonly ChatModule<object>[] = readonly []>({
  clock = new FakeClock(),
  server = new FakeServer(clock),
  ...options
}: Partial<Omit<ChatOptions<Modules>, 'clock'>> & {
  clock?: FakeClock
  server?: FakeServer
} = {}): TestChat<Modules> => {
  const defaults = {
    SDKAppID: 1,
    endpoints: { default: 'ws://default', backup: 'ws://backup', anycast: 'ws://anycast' },
    transport: server.network,
    random: seededRandom(),
    wakeSignals: () => () => undefined,
  }
  /** Rest and spread lose the types of the modules. */
  const all = { ...defaults, ...options, clock } as ChatOptions<Modules>
  return { chat: createChat(all), server, clock }
}

/** Lets time pass until a promise has settled, then returns its outcome. */
export const inTime = async <T>(clock: FakeClock, promise: Promise<T>, stepMs = 50, steps = 2_000): Promise<T> => {
  const progress = { isSettled: false }
  const watched = promise.finally(() => (progress.isSettled = true))
  watched.catch(() => undefined)
  for (let step = 0; step < steps && !progress.isSettled; step++) await clock.advance(step === 0 ? 0 : stepMs)
  return watched
}

/** An instance whose user is logged in and whose first sync is complete. */
export const loggedIn = async <const Modules extends readonly ChatModule<object>[] = readonly []>(
  userID: string,
  options: Parameters<typeof startChat<Modules>>[0] = {},
): Promise<TestChat<Modules>> => {
  const started = startChat<Modules>(options)
  /** Login is part of every instance, whatever its modules. */
  const { login } = started.chat as Chat
  await inTime(started.clock, login({ userID, userSig: `sig-${userID}` }))
  await started.clock.advance(10)
  return started
}
