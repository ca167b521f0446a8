import { readFileSync } from 'node:fs'
import { afterEach, expect, it, vi } from 'vitest'
import type { ChatModule } from '../modules'
import { FakeClock, FakeServer, inTime, seededRandom } from '../testing'
import { compatModules, create, type CompatOptions } from './index'

/** Entries of the package that are no modules. */
const NO_MODULES: Readonly<Record<string, string>> = {
  '.': 'the core',
  './protocol': 'the tables of the protocol',
  './binary': 'a codec, which an app chooses',
  './shared-socket': 'a transport, which an app chooses',
  './worker-clock': 'a clock, which an app chooses',
  './compat': 'the list itself',
  './react': 'hooks',
  './testing': 'test doubles',
  './package.json': 'no code',
}

/** Modules that are left out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  outbox: 'it sends unsent messages by itself after a reload, which no page of another SDK expects',
  localSearch: 'it keeps the messages of every user on the device, which no page of another SDK expects or deletes',
}

afterEach(() => vi.unstubAllGlobals())

const { exports: entries } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly exports: Readonly<Record<string, { readonly '@org/source': string }>>
}

const isModule = (value: unknown): value is ChatModule<object> =>
  typeof value === 'object' && value !== null && 'install' in value && 'name' in value

const isClass = (name: string): boolean => /^[A-Z]/.test(name)

/** What an entry exports as a module, or as a function that makes one without arguments. */
const modulesOf = async (entry: string): Promise<readonly string[]> => {
  const { '@org/source': path } = entries[entry]!
  const exported = (await import(/* @vite-ignore */ `../../${path}`)) as Readonly<Record<string, unknown>>
  return Object.entries(exported)
    .filter(([name]) => !isClass(name))
    .map(([, value]): unknown => (typeof value === 'function' ? value() : value))
    .filter(isModule)
    .map(({ name }) => name)
}

it('has each module of the package, except those that are left out for a reason', async () => {
  const found = await Promise.all(
    Object.keys(entries)
      .filter((entry) => !(entry in NO_MODULES))
      .map(async (entry) => [entry, await modulesOf(entry)] as const),
  )
  for (const [entry, names] of found) expect(names, entry).toHaveLength(1)
  const all = found.flatMap(([, names]) => names)
  expect(all).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)))
  const given = compatModules().map(({ name }) => name)
  expect(given.filter((name) => name !== 'classic').sort()).toEqual(all.filter((name) => !(name in LEFT_OUT)).sort())
})

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})

const openPage = (options: Pick<CompatOptions, 'storage'> = {}) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  const clock = new FakeClock()
  const server = new FakeServer(clock)
  const chat = create({
    ...options,
    SDKAppID: 1,
    endpoints: { default: 'ws://default' },
    transport: server.network,
    clock,
    random: seededRandom(),
    wakeSignals: () => () => undefined,
  })
  return { chat, server, clock, login: () => chat.login({ userID: 'alice', userSig: 'the-signature' }) }
}

it.each([
  ['localStorage', { isOption: false }],
  ['the storage of its options', { isOption: true }],
])('stores conversations in %s and shows them at the next start, without credentials', async (_name, { isOption }) => {
  const kept = new Map<string, string>()
  const storage = storageOf(kept)
  if (!isOption) vi.stubGlobal('localStorage', storage)
  const options = isOption ? { storage } : {}
  const first = openPage(options)
  await inTime(first.clock, first.login())
  first.server.say({ from: 'bob', to: 'alice', text: 'hello' })
  await first.clock.advance(25_000)
  await inTime(first.clock, first.chat.destroy())
  expect([...kept.keys()]).toContain('1_alice_conversations')
  expect(JSON.stringify([...kept])).not.toContain('the-signature')
  const { chat, server, clock, login } = openPage(options)
  server.network.isUp = false
  login().catch(() => undefined)
  await clock.advance(0)
  expect(chat.views.conversations.get().map(({ conversationID }) => conversationID)).toEqual(['C2Cbob'])
  await chat.destroy()
})

it('works without a storage, and tells the server by itself whether somebody looks and how it fares', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { chat, server, clock, login } = openPage()
  await inTime(clock, login())
  expect(server.requests.find(({ name }) => name === 'login')?.body).toMatchObject({ state: 'Online' })
  await clock.advance(130_000)
  expect([server.count('reportEvents'), server.count('reportQuality')]).toEqual([1, 1])
  await inTime(clock, chat.setPushToken({ deviceToken: 'token' }))
  expect((await inTime(clock, chat.getMentionList())).data.mentionList).toEqual([])
  await inTime(clock, chat.destroy())
})
