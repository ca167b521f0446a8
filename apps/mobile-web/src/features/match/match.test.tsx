import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../testing/show'

it('with an impossible id does not exist, also without a network', async () => {
  await show({
    path: '/score/detail/football/9999999999',
    answers: { getMatchInfo: () => ({ status: 3, msg: '请求格式不正确', data: null }) },
  })
  await expect.element(page.getByText('比赛不存在')).toBeVisible()
})
