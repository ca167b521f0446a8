import { API_STATUS, getAnchorList, type ListedAnchor } from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { config } from '../../testing/fixtures'
import { show } from '../../testing/show'

const PAGE_SIZE = 20
const ALL = 45

const anchor = (uid: number): Partial<ListedAnchor> => ({
  uid,
  nick_name: `主播${uid}`,
  avatar: '',
  signature: '只讲真话',
  fans_count: 21_000,
  hot: 18_200,
  live: uid === 1 ? 1 : 0,
})
const anchors = (body: Record<string, unknown>) => {
  const number = Number(body['page'] ?? 1)
  const uids = Array.from({ length: ALL }, (_, at) => at + 1).slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE)
  return sample(getAnchorList, { list: uids.map(anchor), total: ALL, page: number })
}
const row = (uid: number) => page.getByRole('link', { name: `主播${uid}`, exact: true })
const rows = () => page.getByRole('main').getByRole('listitem').elements().length
/** Where the list ends now. */
const toEnd = () => page.getByRole('main').getByRole('listitem').elements().at(-1)?.scrollIntoView()

afterEach(() => scrollTo(0, 0))

it('a page of somebody whom the server does not know says so, without a failure', async () => {
  const unknown = () => ({ status: API_STATUS.invalidRequest, msg: '请求参数错误', data: null })
  await show({
    path: '/user-center/anchor/9999999999',
    answers: { getAnchorPage: unknown, getMoments: unknown, getShortVideos: unknown },
  })
  await expect.element(page.getByText('主播不存在')).toBeVisible()
  expect(page.getByRole('button', { name: '重试' }).elements()).toEqual([])
})

describe('the list of anchors', () => {
  it('says who is on air and what it is sorted by, and links to their rooms', async () => {
    await show({ path: '/anchor-list', answers: { getAnchorList: anchors } })
    await expect.element(row(1)).toHaveAttribute('href', '/live-detail/1')
    await expect.element(page.getByText('直播中')).toBeVisible()
    await expect.element(page.getByText('热度 1.82万').first()).toBeVisible()
    await page.getByRole('radio', { name: '粉丝最多' }).click()
    await expect.element(page.getByText('2.10万 粉丝').first()).toBeVisible()
  })

  it('shows a member whom they follow', async () => {
    const answers = { getAnchorList: anchors, getFollowed: () => ({ list: [2] }) }
    await show({ path: '/anchor-list', member: true, answers })
    await expect.element(page.getByRole('button', { name: '已关注' })).toBeVisible()
    const buttons = () => page.getByRole('button', { name: /关注$/ }).elements()
    expect(
      buttons()
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['关注', '已关注', '关注'])
  })

  it('leads to the pages of the anchors on a site without rooms', async () => {
    const noRooms = config({ switch_anchorroom: '0', switch_robotroom: '1' })
    await show({ path: '/anchor-list', answers: { getAnchorList: anchors, getCommonConfig: () => noRooms } })
    await expect.element(row(1)).toHaveAttribute('href', '/user-center/anchor/1')
  })

  it('loads the next pages as the user scrolls, to the end', async () => {
    const { callsOf } = await show({ path: '/anchor-list', answers: { getAnchorList: anchors } })
    await expect.poll(rows).toBeGreaterThanOrEqual(PAGE_SIZE)
    await expect
      .poll(() => {
        toEnd()
        return rows()
      })
      .toBe(ALL)
    expect(callsOf('getAnchorList').map(({ body }) => body['page'])).toEqual([undefined, 2, 3])
  })

  it('keeps the list when a next page fails, and loads it on a press', async () => {
    let fails = true
    const answers = {
      getAnchorList: (body: Record<string, unknown>) => {
        if (body['page'] === 3 && fails) throw new TypeError('no network')
        return anchors(body)
      },
    }
    const { callsOf } = await show({ path: '/anchor-list', answers })
    await expect
      .poll(() => {
        toEnd()
        return rows()
      })
      .toBe(2 * PAGE_SIZE)
    toEnd()
    await expect.element(page.getByText('更多内容加载失败')).toBeVisible()
    expect(page.getByText(/刷新失败/).elements()).toEqual([])
    expect(callsOf('getAnchorList')).toHaveLength(3)
    fails = false
    await page.getByRole('button', { name: '重试' }).click()
    await expect.poll(rows).toBe(ALL)
  })

  it('is loaded again by the button that is at its start', async () => {
    let signature = '只讲真话'
    const answers = {
      getAnchorList: () => sample(getAnchorList, { list: [{ ...anchor(1), signature }], total: 1, page: 1 }),
    }
    const { callsOf } = await show({ path: '/anchor-list', answers })
    await expect.element(row(1)).toBeVisible()
    signature = '今晚八点见'
    const button = page.getByRole('button', { name: '刷新', exact: true }).element()
    if (button instanceof HTMLElement) button.click()
    await expect.element(page.getByText('今晚八点见').first()).toBeVisible()
    expect(callsOf('getAnchorList')).toHaveLength(2)
  })

  it('has its order in the URL', async () => {
    const { place, callsOf } = await show({ path: '/anchor-list?sort=fans', answers: { getAnchorList: anchors } })
    await expect.element(row(1)).toBeVisible()
    expect(callsOf('getAnchorList')[0]?.body).toMatchObject({ sort: 'fans' })
    await page.getByRole('radio', { name: '最新' }).click()
    await expect.poll(place).toBe('/anchor-list?sort=new')
    await expect.poll(() => callsOf('getAnchorList').at(-1)?.body).toMatchObject({ sort: 'new' })
  })

  it('shows the same place after a visit to a room', async () => {
    const { place } = await show({ path: '/anchor-list', answers: { getAnchorList: anchors } })
    await expect
      .poll(() => {
        toEnd()
        return rows()
      })
      .toBe(ALL)
    row(30).element().scrollIntoView({ block: 'start' })
    await expect.poll(() => scrollY).toBeGreaterThan(1_000)
    const before = scrollY
    await row(31).click()
    await expect.poll(place).toBe('/live-detail/31')
    await page.getByRole('button', { name: '返回' }).click()
    await expect.poll(place).toBe('/anchor-list')
    await expect.poll(() => Math.abs(scrollY - before)).toBeLessThan(40)
    expect(rows()).toBe(ALL)
  })
})
