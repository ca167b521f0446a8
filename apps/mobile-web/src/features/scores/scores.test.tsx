import { FOOTBALL_STATUS, localDay, SPORT } from '@org/domain'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { everyAnswer } from '../../first-page'
import { ticksReceived } from '../../matches/live-scores'
import { langChosen } from '../../store/preferences'
import { config, day, infoOf, match, now, team } from '../../testing/fixtures'
import { show } from '../../testing/show'

const league = (id: number, name: string) => ({
  event_id: id,
  matchevent: { ...match().matchevent, id, name_zh: name, short_name_zh: name },
})
const game = (id: number, fields: Parameters<typeof match>[0] = {}) =>
  match({ id, hometeam: team(`主${id}`), awayteam: team(`客${id}`), ...fields })
const WAITING = { status: FOOTBALL_STATUS.notStarted, time: 0, kickoff_time: now() + 7_200 }

const list = (...matches: ReturnType<typeof match>[]) => ({
  getDateMatch: () => day(...matches),
})
const row = (name: string) => page.getByRole('article').filter({ hasText: name })
const heads = () =>
  page
    .getByRole('main')
    .getByRole('heading')
    .elements()
    .map((head) => head.textContent)

describe('the score list', () => {
  it('shows matches under their leagues, and collapses a league', async () => {
    await show({
      path: '/score',
      answers: list(game(1, league(7, '甲')), game(2, league(8, '乙')), game(3, league(7, '甲'))),
    })
    await expect.element(row('主1')).toBeVisible()
    expect(heads()).toEqual(['甲2', '乙1'])
    await page.getByRole('button', { name: '甲' }).click()
    await expect.element(row('主1')).not.toBeInTheDocument()
    await expect.element(row('主2')).toBeVisible()
  })

  it.each([
    ['nothing above real matches', [0, 0], []],
    ['so above simulated ones', [1, 1], ['模拟赛事，并非真实比赛']],
    ['that some are simulated above both', [0, 1], ['部分为模拟赛事，比赛页中有说明']],
  ] as const)('says %s, whatever the source of matches is', async (_, simulated, said) => {
    const games = simulated.map((flag, at) => game(at + 1, { simulated: flag }))
    await show({
      path: '/score',
      answers: { ...list(...games), getCommonConfig: () => config({ matches_simulated: true }) },
    })
    await expect.element(row('主1')).toBeVisible()
    expect(
      page
        .getByText(/模拟/)
        .elements()
        .map((note) => note.textContent),
    ).toEqual(said)
  })

  it.each([
    ['the break before extra time', { period_count: 2, time: 0 }, /^即将加时/],
    ['its first half', { period_count: 3, time: now() - 380 }, /^97'加时/],
    ['its stoppage time', { period_count: 3, time: now() - 920 }, /^105\+1'加时/],
    ['its half-time', { period_count: 3, time: 0 }, /^加时中场/],
    ['its second half', { period_count: 4, time: now() - 20 }, /^106'加时下半/],
    ['the break before the shootout', { period_count: 4, time: 0 }, /^即将点球/],
    ['the shootout', { status: FOOTBALL_STATUS.penaltyShootout, period_count: 4, time: 0 }, /^点球/],
  ])('names %s', async (_, fields, text) => {
    await show({ path: '/score', answers: list(game(1, { status: FOOTBALL_STATUS.extraTime, ...fields })) })
    await expect.element(row('主1')).toHaveTextContent(text)
  })

  it.each([
    ['cn', 'extra time', {}, '完场加时'],
    ['cn', 'a shootout', { home_penalty_score: 4, away_penalty_score: 2 }, '完场点球 4–2'],
    ['pt-br', 'extra time', {}, 'Fimprorr.'],
    ['cn', 'the committee room', { home_extra_score: null, away_extra_score: null, awarded: 1 }, '完场裁定'],
    ['pt-br', 'a shootout', { home_penalty_score: 4, away_penalty_score: 2 }, 'Fimpên. 4–2'],
  ] as const)('says in %s that a match was decided in %s', async (lang, _, fields, text) => {
    const extra = { status: FOOTBALL_STATUS.finished, home_extra_score: 0, away_extra_score: 0, ...fields }
    const { store } = await show({ path: '/score', answers: list(game(1, extra)) })
    store.dispatch(langChosen(lang))
    await expect.element(row('主1')).toHaveTextContent(text)
  })

  it('is loaded again by its button, which stands for the pull', async () => {
    let score = 1
    const answers = { getDateMatch: () => day(game(1, { stamp: 10 + score, home_score: score })) }
    const { callsOf } = await show({ path: '/score', answers })
    await expect.element(row('主1').getByRole('link')).toHaveAccessibleName(/主1 1 – 0 客1/)
    const calls = callsOf('getDateMatch').length
    score = 2
    document.querySelector<HTMLElement>('[data-component=PullToRefresh] > button')?.click()
    await expect.element(row('主1').getByRole('link')).toHaveAccessibleName(/主1 2 – 0 客1/)
    expect(callsOf('getDateMatch').length).toBe(calls + 1)
  })

  it('is loaded again when a finger pulls it down', async () => {
    const { callsOf } = await show({ path: '/score', answers: list(game(1)) })
    await expect.element(row('主1')).toBeVisible()
    const calls = callsOf('getDateMatch').length
    const target = row('主1').element()
    const move = (type: string, clientY: number) => {
      const touch = new Touch({ identifier: 1, target, clientX: 100, clientY })
      const touches = type === 'touchend' ? [] : [touch]
      target.dispatchEvent(new TouchEvent(type, { bubbles: true, cancelable: true, touches, changedTouches: [touch] }))
    }
    move('touchstart', 200)
    move('touchmove', 260)
    move('touchmove', 420)
    await expect.element(page.getByText('松开刷新')).toBeVisible()
    move('touchend', 420)
    await expect.poll(() => callsOf('getDateMatch').length).toBe(calls + 1)
  })

  it('reads its filter from the URL and writes the choice to it', async () => {
    const { place } = await show({ path: '/score?filter=waiting', answers: list(game(1), game(2, WAITING)) })
    await expect.element(row('主2')).toBeVisible()
    expect(row('主1').elements()).toEqual([])
    await page.getByRole('radio', { name: /进行中/ }).click()
    await expect.element(row('主1')).toBeVisible()
    await expect.poll(place).toBe('/score?filter=inplay')
    await page.getByRole('radio', { name: '全部' }).click()
    await expect.poll(place).toBe('/score')
  })

  it('has the sport in the URL, which a link to it names', async () => {
    const answers = {
      getDateMatch: (body: Record<string, unknown>) =>
        day(
          body['sport_id'] === SPORT.basketball ? game(3, { sport_id: SPORT.basketball, ...league(9, '丙') }) : game(1),
        ),
    }
    const { place } = await show({ path: '/score?sport=basketball&leagues=9', answers })
    await expect.element(row('主3')).toBeVisible()
    await page.getByRole('tab', { name: '足球' }).click()
    await expect.element(row('主1')).toBeVisible()
    await expect.poll(place).toBe('/score?sport=football')
  })

  it('on a day without matches leads to the other sport that has most', async () => {
    const count = (sport_id: 1 | 2 | 3, all: number) => ({ sport_id, all, inplay: 0, waiting: all, finished: 0 })
    const { place } = await show({
      path: '/score',
      answers: {
        getDateMatch: (body) => day(...(body['sport_id'] === SPORT.esport ? [game(1)] : [])),
        getRaceSubTab: () => ({ list: [count(1, 0), count(2, 3), count(3, 5)] }),
      },
    })
    await page.getByRole('button', { name: '电竞 · 5 场比赛' }).click()
    await expect.element(row('主1')).toBeVisible()
    await expect.poll(place).toBe('/score?sport=esport')
  })

  it('says of which league a collected match is', async () => {
    const getAttentMatchlist = () => ({ list: [{ ...game(1), matchevent: team('巴甲') }] })
    await show({ path: '/score/collected', answers: { getAttentMatchlist } })
    await expect.element(page.getByRole('main').getByText('巴甲')).toBeVisible()
    await expect.element(row('主1')).toBeVisible()
  })

  it('recommends matches to those who have collected none, and not to others', async () => {
    let collected: ReturnType<typeof game>[] = []
    const answers = {
      getAttentMatchlist: () => ({ list: collected }),
      getRecMath: () => ({ list: [game(1), game(2)] }),
      attentMatch: () => {
        collected = [game(2)]
        return { attented: 1 as const }
      },
    }
    await show({ path: '/score/collected', answers })
    const recommended = page.getByRole('list', { name: '推荐比赛' })
    await expect.element(recommended.getByText('主1')).toBeVisible()
    await recommended.getByRole('article').nth(1).getByRole('button', { name: '收藏' }).click()
    await expect.element(page.getByRole('list', { name: '收藏' }).getByText('主2')).toBeVisible()
    await expect.poll(() => recommended.elements()).toEqual([])
  })

  it('leads from an empty collection to the matches of today', async () => {
    await show({ path: '/score/collected', answers: { getRecMath: () => ({ list: [] }) } })
    await expect.element(page.getByRole('link', { name: '看看今天的比赛' })).toHaveAttribute('href', '/score')
  })

  it('says that a filter has no matches', async () => {
    await show({ path: '/score?filter=finished', answers: list(game(1)) })
    await expect.element(page.getByText('还没有完场的比赛')).toBeVisible()
  })

  it('offers a retry when the list cannot be loaded', async () => {
    let fails = true
    const answers = {
      getDateMatch: () => {
        if (fails) throw new TypeError('no network')
        return day(game(1))
      },
    }
    await show({ path: '/score', answers })
    const again = page.getByRole('button', { name: '重试' })
    await expect.element(again).toBeVisible()
    fails = false
    await again.click()
    await expect.element(row('主1')).toBeVisible()
  })

  it('updates only the row of a tick', async () => {
    // Clocks of matches in play do not go on.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const { store } = await show({ path: '/score', answers: list(game(1), game(2)) })
    await expect.element(row('主2')).toBeVisible()
    // Crests and odds of a row may come after it.
    await everyAnswer(store)
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    const touched = new Set<string>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        const card = (target instanceof Element ? target : target.parentElement)?.closest('article')
        if (card) touched.add(card.textContent?.includes('主2') ? 'other' : 'changed')
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
    store.dispatch(ticksReceived([game(1, { stamp: 11, home_score: 3 })]))
    await expect.element(row('主1').getByRole('link')).toHaveAccessibleName(/主1 3 – 0 客1/)
    observer.disconnect()
    expect([...touched]).toEqual(['changed'])
  })

  it('ignores a tick that is older than the REST reply', async () => {
    const { store } = await show({ path: '/score', answers: list(game(1, { stamp: 20, home_score: 4 })) })
    await expect.element(row('主1')).toBeVisible()
    store.dispatch(ticksReceived([game(1, { stamp: 19, home_score: 3 })]))
    await expect.element(row('主1').getByRole('link')).toHaveAccessibleName(/主1 4 – 0 客1/)
  })

  it('keeps a match that one watches when it ends, until the filter is chosen again', async () => {
    const { store } = await show({ path: '/score?filter=inplay', answers: list(game(1), game(2)) })
    await expect.element(row('主1')).toBeVisible()
    store.dispatch(ticksReceived([game(1, { stamp: 11, status: FOOTBALL_STATUS.finished })]))
    await expect.element(row('主1').getByText('完场')).toBeVisible()
    await expect.element(row('主2')).toBeVisible()
    await page.getByRole('radio', { name: /未开始/ }).click()
    await expect.element(row('主1')).not.toBeInTheDocument()
    await page.getByRole('radio', { name: /进行中/ }).click()
    await expect.element(row('主2')).toBeVisible()
    expect(row('主1').elements()).toEqual([])
  })

  it('links a match of every sport to its page', async () => {
    const { place } = await show({
      path: '/score',
      answers: {
        ...list(game(1), game(2, { sport_id: SPORT.esport, status: 2 })),
        getMatchInfo: () => infoOf(game(1)),
      },
    })
    await expect.element(row('主2')).toBeVisible()
    expect(row('主2').getByRole('link').element().getAttribute('href')).toMatch(/\/score\/detail\/esport\/2$/)
    await row('主1').getByRole('link').click()
    await expect.poll(place).toBe('/score/detail/football/1')
  })
})

describe('the days of the score list', () => {
  const LATE = Date.parse('2026-06-15T01:00:00Z')
  const chosen = () => page.getByRole('radio', { name: '今天' }).element().ariaLabel
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: LATE })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ['America/Sao_Paulo', '2026-06-14', '22:00'],
    ['Asia/Shanghai', '2026-06-15', '09:00'],
    ['Asia/Kathmandu', '2026-06-15', '06:45'],
  ])('are those of the viewer: in %s today is %s at %s', async (zone, date, clock) => {
    const kickoff_time = LATE / 1000
    const { callsOf } = await show({ path: '/score', zone, answers: list(game(1, { ...WAITING, kickoff_time })) })
    await expect.element(row('主1').getByText(clock)).toBeVisible()
    expect(callsOf('getDateMatch').map(({ body }) => body)).toMatchObject([{ date, tz: zone }])
    expect(chosen()).toContain(date)
  })

  it('are those of the device without another zone', async () => {
    const { callsOf } = await show({ path: '/score', answers: list(game(1)) })
    await expect.element(row('主1')).toBeVisible()
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(callsOf('getDateMatch')).toMatchObject([{ body: { date: localDay(LATE / 1000), tz: timeZone } }])
  })

  it('move on at midnight of the viewer', async () => {
    const { callsOf } = await show({ path: '/score', zone: 'America/Sao_Paulo', answers: list(game(1)) })
    await expect.element(row('主1')).toBeVisible()
    vi.setSystemTime('2026-06-15T03:00:00Z')
    await expect.poll(chosen).toContain('2026-06-15')
    await expect.poll(() => callsOf('getDateMatch').at(-1)?.body).toMatchObject({ date: '2026-06-15' })
  })
})

describe('collecting a match', () => {
  it('marks it at once everywhere, and undoes that if the server refuses', async () => {
    const replies = [{ attented: 1 as const }, { status: 1, msg: '操作失败', data: null }]
    await show({ path: '/score', answers: { ...list(game(1)), attentMatch: () => replies.shift() as { attented: 1 } } })
    const star = row('主1').getByRole('button')
    await star.click()
    await expect.element(star).toHaveAttribute('aria-pressed', 'true')
    await star.click()
    await expect.element(page.getByText('操作失败')).toBeVisible()
    await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('a long list', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    game(index + 1, league(1 + Math.floor(index / 10), `联赛${1 + Math.floor(index / 10)}`)),
  )
  /** The copy under the bar, which is hidden from screen readers. */
  const held = () => document.querySelector('main [aria-hidden] h2')?.textContent

  it('renders only the rows near the screen', async () => {
    await show({ path: '/score', answers: list(...many) })
    await expect.element(row('主1').first()).toBeVisible()
    expect(document.querySelectorAll('article').length).toBeLessThan(40)
  })

  it('sticks the head of the current league, and scrolls to it when it is collapsed there', async () => {
    await show({ path: '/score', answers: list(...many) })
    await expect.element(row('主1').first()).toBeVisible()
    expect(held()).toBeUndefined()
    scrollTo(0, 1_000)
    await expect.poll(held).toBe('联赛210')
    const copy = document.querySelector<HTMLElement>('main [aria-hidden] button')
    copy?.click()
    await expect
      .poll(() => page.getByRole('button', { name: '联赛2', exact: false }).first().element().ariaExpanded)
      .toBe('false')
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const top = () =>
      page.getByRole('button', { name: '联赛2', exact: false }).first().element().getBoundingClientRect().top
    await expect.poll(() => Math.abs(top() - bar)).toBeLessThan(2)
    expect(held()).toBe('联赛210')
  })

  it('hides its copy from the keyboard', async () => {
    await show({ path: '/score', answers: list(...many) })
    await expect.element(row('主1').first()).toBeVisible()
    scrollTo(0, 1_000)
    await expect.poll(held).toBe('联赛210')
    expect(document.querySelector<HTMLElement>('main [aria-hidden] button')?.tabIndex).toBe(-1)
  })
})
