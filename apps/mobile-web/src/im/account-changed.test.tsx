import { formatHostMessage } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { expect, it } from 'vitest'
import { api } from '../api/base'
import { task } from '../testing/fixtures'
import { show } from '../testing/show'
import { receiveHostMessages } from './host-messages'

/** The fields of a message that matter here. */
const custom = (conversationID: string, data: string) =>
  ({ type: 'TIMCustomElem', conversationID, payload: { data, description: '', extension: '' } }) as Message

it('refetches account data when the server announces a change on another device', async () => {
  const { store, callsOf } = await show({ path: '/user-center', member: true, answers: { getTaskInfo: () => task() } })
  await expect.poll(() => callsOf('getTaskInfo').length).toBe(1)
  const changed = formatHostMessage({ type: 'AccountChanged', data: { tags: ['task'] } })
  receiveHostMessages(store, [custom('C2Cmallory', changed), custom('GROUProom', changed)])
  receiveHostMessages(store, [custom('C2Cbroadcast', changed), custom('C2Cbroadcast', changed)])
  await expect.poll(() => callsOf('getTaskInfo').length).toBe(2)
  await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()))
  expect(callsOf('getTaskInfo')).toHaveLength(2)
})
