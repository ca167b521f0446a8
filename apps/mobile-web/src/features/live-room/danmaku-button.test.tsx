import { expect, it, onTestFinished } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { show } from '../../testing/show'
import { DanmakuButton } from './DanmakuButton'

const block = async (...urls: string[]) => void (await cdp().send('Network.setBlockedURLs', { urls }))

it('says that the settings cannot be loaded, and the room stays', async () => {
  await cdp().send('Network.enable')
  await block('*/DanmakuSheet.tsx*')
  onTestFinished(() => block())
  const { store } = await show({ children: <DanmakuButton /> })
  const button = page.getByRole('button', { name: '弹幕设置' })
  await button.click()
  await expect.poll(() => store.getState().feedback.toast?.text).toBe('网络不给力，请检查后重试')
  await expect.element(button).toBeVisible()
})
