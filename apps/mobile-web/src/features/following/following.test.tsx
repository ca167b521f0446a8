import { getFollows } from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { match } from '../../testing/fixtures'
import { show } from '../../testing/show'

const PERSON = { uid: 7, nick_name: '小鹿', is_anchor: 1, live: 1, fans_count: 12, signature: '' } as const
const FOLLOWS = () => sample(getFollows, { list: [PERSON], total: 1, page: 1 })

const open = (answers: FakeAnswers = {}, member = true) =>
  show({
    path: '/attent-mgmt',
    member,
    answers: { getFollows: FOLLOWS, getFollowed: () => ({ list: [7] }), ...answers },
  })
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('lists whom the member follows with the way to the room on air, and unfollows at once', async () => {
  let followed = [7]
  const shown = await open({
    getFollowed: () => ({ list: followed }),
    followUser: () => {
      followed = []
      return { followed: 0 }
    },
  })
  await expect.element(page.getByRole('link', { name: '小鹿', exact: true })).toHaveAttribute('href', '/live-detail/7')
  await button('已关注').click()
  await expect.element(button('关注')).toBeVisible()
  expect(shown.callsOf('followUser').map(({ body }) => body)).toMatchObject([{ userid: 7, type: 0 }])
})

it.each([
  ['masters', { is_anchor: 0, live: 0 }, '/redorder/master/7'],
  ['users', { is_anchor: 0, live: 0 }, '/c2c-user/7'],
  ['anchors', { is_anchor: 1, live: 0 }, '/user-center/anchor/7'],
] as const)('in %s leads from who is %o to %s', async (tab, facts, href) => {
  await show({
    path: `/attent-mgmt?tab=${tab}`,
    member: true,
    answers: {
      getFollows: () => sample(getFollows, { list: [{ ...PERSON, ...facts }], total: 1, page: 1 }),
      getFollowed: () => ({ list: [7] }),
    },
  })
  const link = page.getByRole('link', { name: '小鹿', exact: true })
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(new RegExp(`${href}$`)))
})

it('has the matches that the member follows', async () => {
  const answers = { getAttentMatchlist: () => ({ list: [match()] }) }
  await show({ path: '/attent-mgmt?tab=matches', member: true, answers })
  await expect.element(page.getByRole('list', { name: '比赛' }).getByRole('link').first()).toBeVisible()
})

it('says how to follow a match when there is none', async () => {
  await show({ path: '/attent-mgmt?tab=matches', member: true, answers: { getAttentMatchlist: () => ({ list: [] }) } })
  await expect.element(page.getByText('还没有收藏比赛')).toBeVisible()
})

it('takes the button back when the server refuses', async () => {
  await open({ followUser: () => ({ status: 1, msg: '服务器繁忙', data: null }) })
  await button('已关注').click()
  await expect.element(page.getByText('服务器繁忙')).toBeVisible()
  await expect.element(button('已关注')).toBeVisible()
})

it('leads a guest to the login', async () => {
  await open({}, false)
  await expect.element(page.getByText('您还未登录')).toBeVisible()
})

it('says where to follow when there is nobody, and loads again after a failure', async () => {
  let fails = true
  await open({
    getFollows: () =>
      fails ? { status: 1, msg: '服务器繁忙', data: null } : sample(getFollows, { list: [], total: 0, page: 1 }),
  })
  fails = false
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(page.getByText('还没有关注')).toBeVisible()
})

it('asks a guest who follows an anchor in a list to log in', async () => {
  const shown = await show({
    path: '/anchor-list',
    answers: { getAnchorList: () => ({ ...FOLLOWS(), list: [ANCHOR] }) },
  })
  await button('关注').click()
  expect(shown.store.getState().feedback.loginPrompt).toBe(true)
})

const ANCHOR = { ...PERSON, avatar: '', anchor_level: 3, hot: 1 }
