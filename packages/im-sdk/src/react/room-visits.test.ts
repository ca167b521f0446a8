import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { anyError as imError } from '../protocol/any-error'
import type { ErrorName } from '../protocol/errors/catalogue'
import { visitRoom, type RoomHost } from './room-visits'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A chat whose rooms refuse by these names, one a call, and then let in. */
const chatThatRefuses = (...names: ErrorName[]) => {
  const calls: string[] = []
  const chat: RoomHost = {
    joinGroup: async () => {
      calls.push('join')
      const name = names.shift()
      if (name !== undefined) throw imError(name)
      return { data: { status: 'JoinedSuccess' } }
    },
    quitGroup: async () => void calls.push('quit'),
  }
  return { chat, calls }
}

it.each(['NETWORK_TIMEOUT', 'NETWORK_ERROR', 'SERVICE_OVERLOAD', 'OVER_FREQUENCY_LIMIT'] as const)(
  'a room is entered as soon as that works, after %s',
  async (name) => {
    const { chat, calls } = chatThatRefuses(name, name)
    const { state } = visitRoom(chat, 'room')
    await vi.advanceTimersByTimeAsync(4_000)
    expect(state.get()).toMatchObject({ status: 'joining', error: { errorName: name } })
    await vi.advanceTimersByTimeAsync(7_000)
    expect(state.get()).toEqual({ status: 'joined', error: null })
    expect(calls).toEqual(['join', 'join', 'join'])
  },
)

it('a room that refuses the user is not entered again', async () => {
  const { chat, calls } = chatThatRefuses('GROUP_NOT_FOUND')
  const { state } = visitRoom(chat, 'room')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.get()).toMatchObject({ status: 'failed', error: { errorName: 'GROUP_NOT_FOUND' } })
  expect(calls).toEqual(['join'])
})

it('a room that is no longer shown is not entered', async () => {
  const { chat, calls } = chatThatRefuses('NETWORK_TIMEOUT')
  const { leave } = visitRoom(chat, 'room')
  await vi.advanceTimersByTimeAsync(10)
  leave()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls).toEqual(['join'])
})
