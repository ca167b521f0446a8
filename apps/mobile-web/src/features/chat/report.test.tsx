import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import ReportScreen from './ReportScreen'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

describe('a report', () => {
  it('of a user has a reason, and the chosen messages as evidence', async () => {
    const { chat, server } = await chatWorld()
    chats.push(chat)
    server.say({ from: 'bob', to: 'guest1', text: 'rude' })
    const { callsOf } = await show({
      path: '/c2c-feedback/user/bob',
      chat,
      answers: { report: () => ({ id: 1 }) },
      children: (
        <Routes>
          <Route path="/c2c-feedback/:type/:gid?" element={<ReportScreen />} />
          <Route path="*" element={null} />
        </Routes>
      ),
    })
    await page.getByRole('button', { name: '提交举报' }).click()
    await expect.element(page.getByText('请填写')).toBeVisible()
    await page.getByRole('radio', { name: '辱骂或骚扰' }).click()
    await page.getByRole('checkbox', { name: 'rude' }).click()
    await page.getByRole('button', { name: '提交举报' }).click()
    await expect
      .poll(() => callsOf('report').map(({ body }) => [body['type'], body['id'], body['reason']]))
      .toEqual([['user', 'bob', 'abuse']])
    expect(callsOf('report')[0]?.body['sequences']).toHaveLength(1)
  })

  it('of nothing says where to report', async () => {
    await show({ path: '/mobile/c2c-feedback/group' })
    await expect.element(page.getByText('没有可举报的内容')).toBeVisible()
  })
})
