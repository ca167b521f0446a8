import { afterEach, expect, it, vi } from 'vitest'
import { forgetOtherMessages } from './forget-other-messages'

const listed = indexedDB.databases.bind(indexedDB)
const ALICE = 'im-sdk-search-1-alice'
const BOB = 'im-sdk-search-1-bob'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  for (const name of [ALICE, BOB]) indexedDB.deleteDatabase(name)
})

const make = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.addEventListener('error', () => reject(opening.error ?? new Error(name)))
    opening.addEventListener('success', () => {
      opening.result.close()
      resolve()
    })
  })

const kept = async () => (await listed()).flatMap(({ name = '' }) => ([ALICE, BOB].includes(name) ? [name] : [])).sort()

it('forgets what the search has stored of other users', async () => {
  await make(ALICE)
  await make(BOB)
  await forgetOtherMessages(1, 'bob')
  await expect.poll(kept).toEqual([BOB])
})

it('forgets the user before in a browser that does not list its databases', async () => {
  vi.spyOn(indexedDB, 'databases').mockImplementation(() => {
    throw new TypeError('indexedDB.databases is not a function')
  })
  await make(ALICE)
  await forgetOtherMessages(1, 'alice')
  await forgetOtherMessages(1, 'alice')
  expect(await kept()).toEqual([ALICE])
  await make(BOB)
  await forgetOtherMessages(1, 'bob')
  await expect.poll(kept).toEqual([BOB])
})

it('is silent when the browser refuses both storages', async () => {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(refuse)
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(refuse)
  await expect(forgetOtherMessages(1, 'alice')).resolves.toBeUndefined()
})
