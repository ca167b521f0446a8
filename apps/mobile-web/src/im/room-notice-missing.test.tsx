import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { chatWorld } from '../testing/chat-world'
import { show } from '../testing/show'
import { RoomChat } from './RoomChat'
import { useRoomDraft } from './use-room-draft'

const Chat = () => (
  <div style={{ display: 'flex', flexDirection: 'column', height: 400 }}>
    <RoomChat liveid={10} groupID="room" draft={useRoomDraft()} />
  </div>
)

it('shows the chat of a room without its notice if the code of that cannot be loaded', async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*/RoomNotice.tsx*'] })
  onTestFinished(async () => void (await cdp().send('Network.setBlockedURLs', { urls: [] })))
  const { chat } = await chatWorld()
  onTestFinished(() => chat.destroy())
  const { callsOf } = await show({
    path: '/live-detail/10',
    chat,
    answers: {
      getLiveChat: () => ({
        group_id: 'room',
        slow_mode: 0,
        mute_until: 0,
        mute_all: 0,
        notice: '今晚八点抽奖',
        role: 'viewer',
      }),
    },
    children: <Chat />,
  })
  await expect.poll(() => callsOf('getLiveChat')).toHaveLength(1)
  const field = page.getByRole('textbox', { name: '说点什么' })
  await expect.element(field).toBeEnabled()
  await field.fill('加油')
  await page.getByRole('button', { name: '发送', exact: true }).click()
  await expect.element(page.getByRole('log').getByText('加油')).toBeVisible()
})
