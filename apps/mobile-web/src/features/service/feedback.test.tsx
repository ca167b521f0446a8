import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { show } from '../../testing/show'

const item = (id: number, fields: object = {}) => ({
  id,
  text: `反馈${id}`,
  contact: '',
  pictures: [],
  created_at: 1_790_000_000,
  answer: '',
  answered_at: 0,
  ...fields,
})

const KEY = '0001/0123456789abcdef/abcdefghijklmnopqrstuv.png'
const picture = () => new File([new Uint8Array([1, 2, 3])], 'shot.png', { type: 'image/png' })
/** The server's offer of an address; a `data:` address takes no file. */
const offer = (put_url: string) => ({ put_url, url: `/uploads/${KEY}`, key: KEY })

describe('feedback', () => {
  it('is sent by a guest, and then says so', async () => {
    const { callsOf } = await show({ path: '/feedback', answers: { publish: () => ({ id: 1 }) } })
    await page.getByRole('button', { name: '提交' }).click()
    await expect.element(page.getByText('请填写')).toBeVisible()
    await page.getByLabelText('问题或建议').fill('视频卡顿')
    await page.getByRole('button', { name: '提交' }).click()
    await expect.element(page.getByText('提交成功')).toBeVisible()
    expect(callsOf('publish').map(({ body }) => [body['text'], body['pictures']])).toEqual([['视频卡顿', []]])
    await page.getByRole('button', { name: '再写一条' }).click()
    await expect.element(page.getByLabelText('问题或建议')).toHaveValue('')
  })

  it('says that a picture did not arrive, which can be removed or sent again', async () => {
    let offers = 0
    await show({
      path: '/mobile/s/feedback',
      answers: {
        getTempKeysForMinio: () => {
          offers += 1
          return offer('http://127.0.0.1:1/refused')
        },
      },
    })
    await userEvent.upload(page.getByLabelText('添加图片'), picture())
    await expect.element(page.getByText('上传失败')).toBeVisible()
    await page.getByRole('button', { name: '重新上传 shot.png' }).click()
    await expect.poll(() => offers).toBe(2)
    await page.getByRole('button', { name: '移除 shot.png' }).click()
    await expect.poll(() => page.getByText('shot.png').elements()).toEqual([])
  })

  it('says that a file is not what its name says, which is not sent again', async () => {
    vi.spyOn(XMLHttpRequest.prototype, 'status', 'get').mockReturnValue(415)
    onTestFinished(() => void vi.restoreAllMocks())
    await show({
      path: '/mobile/s/feedback',
      answers: { getTempKeysForMinio: () => offer(new URL('/nowhere', location.href).href) },
    })
    await userEvent.upload(page.getByLabelText('添加图片'), picture())
    await expect.element(page.getByText('文件太大，或不是它的扩展名所说的格式')).toBeVisible()
    expect(page.getByRole('button', { name: '重新上传 shot.png' }).elements()).toEqual([])
  })

  it('asks for a picture when another file is chosen, which is not sent', async () => {
    const { callsOf } = await show({ path: '/mobile/s/feedback' })
    const field = page.getByLabelText('添加图片').element() as HTMLInputElement
    field.removeAttribute('accept')
    await userEvent.upload(field, new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }))
    await expect.element(page.getByText('请选择图片文件')).toBeVisible()
    expect(page.getByRole('button', { name: '重新上传 plan.pdf' }).elements()).toEqual([])
    expect(callsOf('getTempKeysForMinio')).toEqual([])
  })

  it.each([
    ['IMG_1.HEIC', 'image/heic'],
    ['IMG_1.heif', ''],
  ])('says that a HEIC picture, %s of type "%s", is not taken, and sends nothing', async (name, type) => {
    const { store, callsOf } = await show({ path: '/mobile/s/feedback' })
    const field = page.getByLabelText('添加图片').element() as HTMLInputElement
    field.removeAttribute('accept')
    const heic = new File([new Uint8Array([0, 0, 0, 24]), 'ftypheic'], name, { type })
    await userEvent.upload(field, heic)
    await expect.element(page.getByText('不支持 HEIC 图片，请先存为 JPG 再选')).toBeVisible()
    expect(page.getByRole('button', { name: `重新上传 ${name}` }).elements()).toEqual([])
    expect(callsOf('getTempKeysForMinio')).toEqual([])
    store.dispatch(langChosen('pt-br'))
    await page.getByRole('button', { name: `Remover ${name}` }).click()
    await userEvent.upload(field, heic)
    await expect.element(page.getByText('Imagens HEIC não são aceitas: salve como JPG e escolha de novo')).toBeVisible()
  })

  it('of the member is listed with the answers', async () => {
    const list = [item(2, { answer: '已修复\n谢谢', answered_at: 1_790_000_100 }), item(1)]
    await show({ path: '/feedback?tab=mine', member: true, answers: { getMyFeedback: () => ({ list, next: '' }) } })
    await expect.element(page.getByText('已修复 谢谢')).toBeVisible()
    await expect.element(page.getByText('待回复')).toBeVisible()
  })

  it('has an empty list, in Portuguese too', async () => {
    const { store } = await show({
      path: '/mobile/service/feedback?tab=mine',
      member: true,
      answers: { getMyFeedback: () => ({ list: [], next: '' }) },
    })
    await expect.element(page.getByText('还没有反馈')).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByText('Nenhum comentário ainda')).toBeVisible()
  })
})
