import {
  getActivities,
  getArticles,
  getHomeData,
  getHomeScroll,
  getRecVideos,
  getShortVideos,
} from '@org/api-client/contract'
import { sample } from '@org/api-client/testing'
import { FOOTBALL_STATUS, SPORT } from '@org/domain'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { langChosen } from '../../store/preferences'
import { config, day, liveRoom, match, now, team } from '../../testing/fixtures'
import { show } from '../../testing/show'

const game = (id: number, fields: Parameters<typeof match>[0] = {}) =>
  match({ id, hometeam: team(`主${id}`), awayteam: team(`客${id}`), ...fields })
const WAITING = { status: FOOTBALL_STATUS.notStarted, time: 0, kickoff_time: now() + 7_200 }
const row = (name: string) => page.getByRole('article').filter({ hasText: name })

describe('the home screen', () => {
  it('has the logo of the site, in Portuguese with its name in Latin letters', async () => {
    const empty = { getRealLives: () => ({ list: [], total: 0, page: 1 }), getDateMatch: () => day() }
    const { store } = await show({ path: '/live', answers: empty })
    await expect.element(page.getByRole('img', { name: '看球吧' })).toBeVisible()
    store.dispatch(langChosen('pt-br'))
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Kanqiuba')
    expect(page.getByRole('img', { name: 'Kanqiuba' }).elements()).toEqual([])
  })

  it.each([
    ['1', 1],
    ['0', 0],
  ])('with the switch of the database at %s has %i links to it', async (value, count) => {
    const on = config()
    await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: () => day(),
        getCommonConfig: () => ({ config: { ...on.config, switch_match_database: value } }),
      },
    })
    await expect.element(page.getByRole('link', { name: '搜索' })).toHaveAttribute('href', '/search')
    const links = page.getByRole('link', { name: '资料库' })
    await expect
      .poll(() => links.elements().map((link) => link.getAttribute('href')))
      .toEqual(Array(count).fill('/database'))
  })

  it('shows rooms and matches of now and links to the full lists', async () => {
    const { place } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.football ? [game(1), game(2, WAITING)] : [])),
      },
    })
    await expect.element(row('主1')).toBeVisible()
    expect(row('主2').elements()).toEqual([])
    await expect.poll(() => page.getByRole('region').elements()).toHaveLength(1)
    await page.getByRole('link', { name: '全部赛程 足球' }).click()
    await expect.poll(place).toBe('/score')
  })

  it('leads with the match of the hottest room, and does not repeat it below', async () => {
    const { place } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({
          list: [
            liveRoom({ id: 5, title: '今晚焦点', match_id: 1, match: game(1, { home_score: 2 }) }),
            liveRoom({ id: 6, title: '老王说球', match_id: 2, match: game(2, { home_score: 3, away_score: 4 }) }),
          ],
          total: 2,
          page: 1,
        }),
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.football ? [game(1), game(2)] : [])),
        getMatchData: () => ({ stats: [], momentum: [50, -50], colours: { home: [], away: [] } }),
      },
    })
    const lead = page.getByRole('article').filter({ hasText: '今晚焦点' })
    await expect.element(lead.getByRole('img', { name: '攻势走势：主1 占 50%' })).toBeVisible()
    await expect.poll(() => page.getByText('今晚焦点').elements()).toHaveLength(1)
    await expect.poll(() => page.getByText('主1').elements()).toHaveLength(1)
    await expect.element(page.getByText(/3-4/)).toBeVisible()
    await lead.getByRole('link', { name: '进入直播间' }).click()
    await expect.poll(place).toBe('/live-detail/5')
  })

  it('shows the collected matches that are in play or next in a rail, and none of them again below', async () => {
    const { place } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({
          list: [liveRoom({ id: 5, match_id: 1, match: game(1) })],
          total: 1,
          page: 1,
        }),
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.football ? [1, 2, 3].map((id) => game(id)) : [])),
        getAttentMatchlist: () => ({
          list: [game(4, WAITING), game(2, { awarded: 1 }), game(1), game(6, { status: FOOTBALL_STATUS.finished })],
        }),
      },
    })
    const rail = page.getByRole('list', { name: '我的收藏' })
    await expect.element(rail).toBeVisible()
    expect(
      rail
        .getByRole('listitem')
        .elements()
        .map((item) => /主\d/.exec(item.textContent)?.[0]),
    ).toEqual(['主2', '主4'])
    // Nothing is decided before the end.
    await expect.element(rail).not.toHaveTextContent('裁定')
    await expect.element(row('主3')).toBeVisible()
    await expect.poll(() => page.getByText('主1').elements()).toHaveLength(1)
    await expect.poll(() => page.getByText('主2').elements()).toHaveLength(1)
    await rail.getByRole('link', { name: /主2/ }).click()
    await expect.poll(place).toBe('/score/detail/football/2')
  })

  it('has no rail if no collected match is in play or next', async () => {
    const { callsOf } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.football ? [game(1)] : [])),
        getAttentMatchlist: () => ({ list: [game(6, { status: FOOTBALL_STATUS.finished })] }),
      },
    })
    await expect.element(row('主1')).toBeVisible()
    await expect.poll(() => callsOf('getAttentMatchlist')).toHaveLength(1)
    await expect.poll(() => page.getByRole('region').elements()).toHaveLength(1)
    expect(page.getByRole('region', { name: '我的收藏' }).elements()).toEqual([])
  })

  it('shows one error if nothing could be loaded, and retries everything', async () => {
    let fails = true
    const answer = <Reply,>(reply: Reply) => {
      if (fails) throw new TypeError('no network')
      return reply
    }
    await show({
      path: '/live',
      answers: {
        getRealLives: () => answer({ list: [], total: 0, page: 1 }),
        getDateMatch: () => answer(day(game(1))),
      },
    })
    const again = page.getByRole('button', { name: '重试' })
    await expect.element(again).toBeVisible()
    fails = false
    await again.click()
    await expect.element(row('主1').first()).toBeVisible()
  })

  it.each([
    ['cn', '公告', '精选活动', '推荐比赛', '推荐主播'],
    ['pt-br', 'Aviso', 'Novidades', 'Jogos recomendados', 'Streamers para você'],
  ] as const)('shows what the operator announces and recommends in %s', async (lang, notice, banners, ...sections) => {
    const { store, place } = await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.football ? [game(1)] : [])),
        getHomeData: () =>
          sample(getHomeData, {
            rec_matchs: [game(4), game(5)],
            rec_anchors: [{ uid: 9, nick_name: '解说小李', live: 1 }],
            announcement: { title: '今晚维护', picture: '', target_type: 'page', target: '/mobile/about' },
          }),
        getHomeScroll: () =>
          sample(getHomeScroll, {
            list: [
              {
                id: 1,
                title: '<img src=x onerror=alert(1)>',
                picture: '',
                target_type: 'web',
                target: 'https://a.example/',
              },
              { id: 2, title: '看台见面礼', picture: '', target_type: 'page', target: '/activity/1' },
            ],
          }),
      },
    })
    store.dispatch(langChosen(lang))
    await expect.element(page.getByRole('region', { name: notice })).toHaveTextContent('今晚维护')
    const slides = page.getByRole('list', { name: banners })
    await expect.element(slides.getByRole('link', { name: '<img src=x' })).toHaveAttribute('href', 'https://a.example/')
    for (const name of sections) await expect.element(page.getByRole('region', { name })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '解说小李' })).toHaveAttribute('href', '/live-detail/9')
    await expect.element(row('主4')).toBeVisible()
    await slides.getByRole('link', { name: '看台见面礼' }).click()
    await expect.poll(place).toBe('/activity/1')
  })
  it('recommends no match that it shows as one of now', async () => {
    await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.football ? [game(1)] : [])),
        getHomeData: () => sample(getHomeData, { rec_matchs: [game(1), game(4)], rec_anchors: [] }),
      },
    })
    await expect.element(page.getByRole('region', { name: '推荐比赛' })).toHaveTextContent('主4')
    expect(page.getByText('主1').elements()).toHaveLength(1)
  })

  it('announces, shows banners and recommends when nothing is in play', async () => {
    await show({
      path: '/live',
      answers: {
        getRealLives: () => ({ list: [], total: 0, page: 1 }),
        getDateMatch: () => day(),
        getHomeData: () =>
          sample(getHomeData, {
            rec_matchs: [game(4, WAITING)],
            rec_anchors: [],
            announcement: { title: '今晚维护', picture: '', target_type: 'none', target: '' },
          }),
        getHomeScroll: () =>
          sample(getHomeScroll, {
            list: [{ id: 2, title: '看台见面礼', picture: '', target_type: 'page', target: '/activity/1' }],
          }),
      },
    })
    await expect.element(page.getByText('现在没有比赛和直播')).toBeVisible()
    await expect.element(page.getByRole('region', { name: '公告' })).toHaveTextContent('今晚维护')
    await expect.element(page.getByRole('link', { name: '看台见面礼' })).toBeVisible()
    await expect.element(row('主4')).toBeVisible()
  })
  it.each([
    ['cn', '1', '短视频', '/live/videos', '资讯', '活动'],
    ['cn', '0', '视频', '/live/videos?tab=record', '资讯', '活动'],
    ['pt-br', '1', 'Vídeos curtos', '/live/videos', 'Notícias', 'Atividades'],
  ] as const)(
    'leads to all videos, articles and activities in %s, short videos at %s',
    async (lang, on, videos, toVideos, news, activities) => {
      const { store } = await show({
        path: '/live',
        answers: {
          getCommonConfig: () => config({ switch_shortvideo_check: on }),
          getRealLives: () => ({ list: [], total: 0, page: 1 }),
          getDateMatch: () => day(),
          getShortVideos: () => sample(getShortVideos, { list: [{ id: 8, kind: 'short', title: '绝杀' }], next: '' }),
          getRecVideos: () =>
            sample(getRecVideos, { list: [{ id: 1, kind: 'record', title: '全场' }], total: 1, page: 1 }),
          getArticles: () => sample(getArticles, { list: [{ id: 3, title: '怎样看懂走势图' }], next: '' }),
          getActivities: () => sample(getActivities, { list: [{ id: 7, title: '看台见面礼' }], total: 1, page: 1 }),
        },
      })
      store.dispatch(langChosen(lang))
      const more = (title: string) =>
        page.getByRole('link', { name: `${lang === 'cn' ? '更多' : 'Ver mais'} ${title}`, exact: true })
      await expect.element(more(videos)).toHaveAttribute('href', toVideos)
      await expect.element(more(news)).toHaveAttribute('href', '/mobile/news')
      await expect.element(more(activities)).toHaveAttribute('href', '/activities')
      for (const [title, href] of [
        on === '1' ? ['绝杀', '/shortvideo/8'] : ['全场', '/rec-video/1'],
        ['怎样看懂走势图', '/mobile/news?id=3'],
        ['看台见面礼', '/activity/7'],
      ] as const)
        await expect.element(page.getByRole('link', { name: title })).toHaveAttribute('href', href)
    },
  )
})
