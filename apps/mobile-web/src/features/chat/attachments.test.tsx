import { Route, Routes } from 'react-router'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { AppChat } from '../../im/chat'
import { chatWorld } from '../../testing/chat-world'
import { show } from '../../testing/show'
import ChatRoomScreen from './ChatRoomScreen'

const chats: AppChat[] = []
afterEach(async () => {
  for (const chat of chats.splice(0)) await chat.destroy()
})

const open = async () => {
  const world = await chatWorld()
  chats.push(world.chat)
  await show({
    path: '/c2c-chatroom/bob',
    chat: world.chat,
    answers: { getUserBasicInfo: () => ({ status: 5, msg: '', data: null }) },
    children: (
      <Routes>
        <Route path="/c2c-chatroom/:id" element={<ChatRoomScreen />} />
      </Routes>
    ),
  })
  await expect.element(page.getByRole('button', { name: '添加图片或文件' })).toBeEnabled()
  const stored = () => world.server.world.history('guest1', { peer: 'bob' })
  return { ...world, stored }
}

const pick = async (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (input === null) throw new Error('There is no field for files.')
  await userEvent.upload(input, files)
}
const pdf = () => new File([new Uint8Array(1_200)], 'lista.pdf', { type: 'application/pdf' })
const photo = async (width: number, height: number) => {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'))
  return new File([blob as Blob], 'gol.jpg', { type: 'image/jpeg' })
}
const tray = () => page.getByRole('list', { name: '附件' })
const log = () => page.getByRole('log')

describe('a picture in a private chat', () => {
  it('is scaled down to 1200 px and sent once', async () => {
    const { stored } = await open()
    await pick(await photo(2_400, 1_000))
    await expect.poll(() => stored().length).toBe(1)
    const content = stored()[0]?.msgBody[0]
    expect(content?.msgType).toBe('TIMImageElem')
    expect(JSON.stringify(content?.msgContent)).toMatch(/"width":1200,"height":500/i)
    await expect.element(tray()).not.toBeInTheDocument()
    await expect.element(log().getByRole('img', { name: '[图片]' })).toBeInTheDocument()
  })

  it('that the other user has sent opens in the viewer', async () => {
    const { server } = await open()
    const url = URL.createObjectURL(await photo(60, 40))
    onTestFinished(() => URL.revokeObjectURL(url))
    const msgContent = { uuid: 'p', imageFormat: 1, imageInfoArray: [{ type: 1, url, width: 60, height: 40, size: 9 }] }
    const message = { fromAccount: 'bob', toAccount: 'guest1', msgBody: [{ msgType: 'TIMImageElem', msgContent }] }
    server.push('guest1', 'pushMessages', { messageList: [server.world.append(message)], sessionData: '' })
    await log().getByRole('button', { name: '[图片]' }).click()
    const viewer = page.getByRole('dialog', { name: '图片' })
    await expect.element(viewer.getByRole('img', { name: '[图片]' })).toBeVisible()
    await viewer.getByRole('button', { name: '关闭' }).click()
    await expect.element(viewer).not.toBeInTheDocument()
  })

  it('of a kind that the chat does not know is refused with the reason, and nothing is sent', async () => {
    const { stored, server } = await open()
    await pick(new File(['x'], 'IMG_1.heic', { type: 'image/heic' }))
    await expect.element(tray().getByRole('alert')).toHaveTextContent('文件太大，或格式不支持')
    await page.getByRole('button', { name: '移除 IMG_1.heic' }).click()
    await expect.element(tray()).not.toBeInTheDocument()
    expect(stored()).toEqual([])
    expect(server.uploads.calls).toEqual([])
  })
})

describe('a file in a private chat', () => {
  it('that cannot be uploaded says 上传失败, and sending it again sends it once', async () => {
    const { server, stored } = await open()
    server.uploads.fate = () => 400
    await pick(pdf())
    await expect.element(tray().getByRole('alert')).toHaveTextContent('上传失败')
    expect(log().getByText('lista.pdf').elements()).toEqual([])
    server.uploads.fate = () => 'take'
    await tray()
      .getByRole('button', { name: '重新发送 lista.pdf' })
      .click({ position: { x: 20, y: 60 } })
    await expect.element(log().getByText('lista.pdf')).toBeVisible()
    await expect.element(tray()).not.toBeInTheDocument()
    await expect.poll(stored).toHaveLength(1)
  })

  it('shows its progress and can be stopped, so that nothing is sent', async () => {
    const { server, stored } = await open()
    server.uploads.latency = 3_600_000
    await pick(pdf())
    await expect.element(tray().getByRole('progressbar', { name: '正在发送 lista.pdf' })).toBeInTheDocument()
    await tray().getByRole('button', { name: '停止发送 lista.pdf' }).click()
    await expect.element(tray()).not.toBeInTheDocument()
    expect(log().getByText('lista.pdf').elements()).toEqual([])
    expect(stored()).toEqual([])
  })
})
