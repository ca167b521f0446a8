import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'
import DanmakuSheet from './DanmakuSheet'

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('leads the focus to the next word when one is unblocked, and to the heading after the last, not into the field', async () => {
  await show({ children: <DanmakuSheet open onClose={() => undefined} /> })
  for (const word of ['vx', 'qq']) {
    await page.getByRole('textbox').fill(word)
    await button('屏蔽').click()
  }
  await button('取消屏蔽 qq').click()
  await expect.element(button('取消屏蔽 vx')).toHaveFocus()
  await button('取消屏蔽 vx').click()
  await expect.element(page.getByRole('heading', { name: '弹幕设置' })).toHaveFocus()
})
