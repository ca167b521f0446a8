import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { task, user } from '../../testing/fixtures'
import { show } from '../../testing/show'

it.each([
  ['cn', '活动', '我的素材'],
  ['pt-br', 'Atividades', 'Meus envios'],
] as const)('the pages of a member include the activities and the own materials in %s', async (lang, ...names) => {
  const { store } = await show({ path: '/user-center', member: true, answers: { getTaskInfo: () => task() } })
  store.dispatch(langChosen(lang))
  for (const [at, path] of ['/activities', '/my-material'].entries())
    await expect.element(page.getByRole('link', { name: names[at] ?? '', exact: true })).toHaveAttribute('href', path)
})

it.each([
  [0, 1],
  [1, 0],
] as const)('with is_youliao %i there are %i ways to become a master', async (is_youliao, links) => {
  await show({ path: '/user-center', member: true, answers: { getUserInfo: () => user({ is_youliao }) } })
  await expect.element(page.getByRole('link', { name: /申请成为主播/ })).toBeVisible()
  await expect.poll(() => page.getByRole('link', { name: /申请成为专家/ }).elements()).toHaveLength(links)
})
