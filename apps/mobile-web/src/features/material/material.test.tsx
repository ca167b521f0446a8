import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeAnswers } from '@org/api-client/testing'
import { show } from '../../testing/show'

const KEY = '0001/0123456789abcdef/abcdefghijklmnopqrstuv.png'
const item = (id: number, fields: object = {}) => ({
  id,
  kind: 'picture' as const,
  title: `进球${id}`,
  url: '',
  cover: '',
  seconds: 0,
  state: 'pending' as const,
  reason: '',
  published_id: 0,
  submitted_at: 1_790_000_000,
  decided_at: 0,
  ...fields,
})

it('shows how far the review of each is, leads to the video and the picture that were published, and deletes after a question', async () => {
  let list = [
    item(3, { kind: 'video', state: 'approved', published_id: 7 }),
    item(4, { state: 'approved', published_id: 8 }),
    item(2, { state: 'rejected', reason: '画面太暗' }),
    item(1),
  ]
  const deleteMaterial: FakeAnswers['deleteMaterial'] = ({ id }) => {
    list = list.filter((each) => each.id !== id)
    return {}
  }
  const { place, store } = await show({
    path: '/my-material',
    member: true,
    answers: { getMyMaterial: () => ({ list, next: '' }), deleteMaterial },
  })
  await expect.element(page.getByText('审核意见：画面太暗')).toBeVisible()
  await expect.element(page.getByText('审核中')).toBeVisible()
  await page.getByRole('button', { name: '删除 进球1' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await expect.element(page.getByText('审核中')).not.toBeInTheDocument()
  const href = `/user-center/anchor/${store.getState().session.uid}?tab=moments&moment=8`
  await expect.element(page.getByRole('link', { name: '查看 进球4' })).toHaveAttribute('href', href)
  await page.getByRole('link', { name: '查看 进球3' }).click()
  await expect.poll(place).toBe('/shortvideo/7')
})

/** A store of files that takes all that is sent. */
const takesFiles = () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    Object.defineProperty(this, 'status', { value: 200 })
    this.dispatchEvent(new ProgressEvent('load'))
  })
  onTestFinished(() => send.mockRestore())
}

it('says that a HEIC picture is not taken, and sends nothing', async () => {
  const { callsOf } = await show({
    path: '/my-material?tab=add',
    member: true,
    answers: { getMyMaterial: () => ({ list: [], next: '' }) },
  })
  await userEvent.upload(
    page.getByLabelText('选择图片或视频'),
    new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], 'IMG_1.heic', { type: 'image/heic' }),
  )
  await expect.element(page.getByText('不支持 HEIC 图片，请先存为 JPG 再选')).toBeVisible()
  expect(callsOf('getTempKeysForMinio')).toEqual([])
})

it('sends a picture with its title to review, and shows it in the list', async () => {
  takesFiles()
  let list: ReturnType<typeof item>[] = []
  const { place, callsOf } = await show({
    path: '/my-material?tab=add',
    member: true,
    answers: {
      getMyMaterial: () => ({ list, next: '' }),
      getTempKeysForMinio: () => ({ put_url: new URL('/put', location.href).href, url: `/uploads/${KEY}`, key: KEY }),
      addMaterial: ({ title }) => {
        list = [item(9, { title })]
        return { id: 9 }
      },
    },
  })
  await userEvent.upload(
    page.getByLabelText('选择图片或视频'),
    new File([new Uint8Array([1, 2, 3])], 'goal.png', { type: 'image/png' }),
  )
  await page.getByLabelText('标题').fill('绝杀')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect.element(page.getByText('绝杀')).toBeVisible()
  expect(callsOf('addMaterial').map(({ body }) => body)).toMatchObject([{ title: '绝杀', files: [KEY], seconds: 0 }])
  await expect.poll(place).toBe('/my-material?tab=mine')
})
