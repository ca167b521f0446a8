import { formatHostMessage } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { expect, it, vi } from 'vitest'
import { liveScores } from '../matches/live-scores'
import { createStore } from '../store/store'
import { match } from '../testing/fixtures'
import { receiveHostMessages } from './host-messages'

/** The fields of a message that matter here. */
const custom = (conversationID: string, data: string) =>
  ({ type: 'TIMCustomElem', conversationID, payload: { data, description: '', extension: '' } }) as Message

const tick = formatHostMessage({ type: 'MatchTick', data: match({ stamp: 20, home_score: 4 }) })
const start = formatHostMessage({
  type: 'RaceStartLiveMessage',
  data: { id: 3, sport_id: 1, desc: '主队 VS 客队' },
})

const told = (...messages: Message[]) => {
  const store = createStore({})
  receiveHostMessages(store, messages)
  return store.getState()
}

it('accepts scores from the notice room and match starts from the broadcast', () => {
  const state = told(custom('GROUPNOTIFY_ROOM', tick), custom('C2Cbroadcast', start))
  expect(liveScores.selectSlice(state)['1:1']?.home_score).toBe(4)
  expect(state.banners.map(({ id }) => id)).toEqual([3])
})

it('ignores them in any other conversation', () => {
  const state = told(custom('C2Cmallory', tick), custom('GROUProom', tick), custom('GROUPNOTIFY_ROOM', start))
  expect(liveScores.selectSlice(state)).toEqual({})
  expect(state.banners).toEqual([])
})

it('ignores unknown messages', () => {
  const state = told(custom('GROUPNOTIFY_ROOM', '{'), custom('GROUPNOTIFY_ROOM', '{"type":"MatchTick"}'))
  expect(liveScores.selectSlice(state)).toEqual({})
})

it('applies the scores of one delivery together', () => {
  const store = createStore({})
  const dispatch = vi.spyOn(store, 'dispatch')
  const ticks = [1, 2, 3].map((id) => formatHostMessage({ type: 'MatchTick', data: match({ id, stamp: 20 }) }))
  receiveHostMessages(
    store,
    ticks.map((data) => custom('GROUPNOTIFY_ROOM', data)),
  )
  expect(Object.keys(liveScores.selectSlice(store.getState()))).toEqual(['1:1', '1:2', '1:3'])
  expect(dispatch).toHaveBeenCalledOnce()
})

it('ignores a type that no screen uses yet, and handles the other messages of the delivery', () => {
  const clear = formatHostMessage({ type: 'clearChatList', data: { liveid: 7 } })
  const state = told(custom('GROUProom', clear), custom('GROUPNOTIFY_ROOM', tick))
  expect(liveScores.selectSlice(state)['1:1']?.home_score).toBe(4)
})

it('reads a room again when the host tells of a change in it, and believes nobody else', () => {
  const store = createStore({})
  const dispatch = vi.spyOn(store, 'dispatch')
  const title = formatHostMessage({ type: 'changeRoomTitle', data: { liveid: 7, title: '决赛' } })
  receiveHostMessages(store, [{ ...custom('GROUProom', title), from: 'bob' } as Message])
  expect(dispatch).not.toHaveBeenCalled()
  receiveHostMessages(store, [{ ...custom('GROUProom', title), from: 'broadcast' } as Message])
  expect(dispatch).toHaveBeenCalledOnce()
  expect(dispatch.mock.calls[0]?.[0]).toMatchObject({ payload: [{ type: 'live', id: 7 }] })
})
