import { describe, expect, it } from 'vitest'
import { seededRandom, startChat, inTime } from '../testing'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

const instanceOf = async (options: Parameters<typeof startChat>[0]): Promise<string | null> => {
  const { chat, server, clock } = startChat(options)
  await inTime(clock, chat.login({ userID: 'alice', userSig: 'sig' }))
  expect(server.requests[0]?.head.instanceid).not.toBe('')
  return new URL(server.network.attempts[0] ?? '').searchParams.get('instanceid')
}

describe('the instance id', () => {
  it('is the same for every tab of a browser, and another for another app', async () => {
    const storage = memory()
    const first = await instanceOf({ storage, random: seededRandom(1) })
    expect(await instanceOf({ storage, random: seededRandom(2) })).toBe(first)
    expect(await instanceOf({ storage, random: seededRandom(3), SDKAppID: 2 })).not.toBe(first)
  })

  it('is that of the app if it passes one', async () => {
    expect(await instanceOf({ storage: memory(), instanceID: 'mine' })).toBe('mine')
  })

  it('is new at each start if storage is not available', async () => {
    const refuse = () => {
      throw new Error('forbidden')
    }
    expect(await instanceOf({ storage: { getItem: refuse, setItem: refuse } })).toMatch(/^[0-9a-f]+$/)
    expect(await instanceOf({ storage: { getItem: () => null, setItem: refuse } })).toMatch(/^[0-9a-f]+$/)
  })
})
