import { instantFromMs } from '@org/domain'
import { findBrand, type Brand } from '@org/site-brands'
import i18next from 'i18next'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MemoryRouter, useNavigate } from 'react-router'
import { I18nContext } from '../i18n/use-translation'
import { chatPhaseChanged } from '../im/chat-status'
import { bannerActed } from '../store/banners'
import { toastShown } from '../store/feedback'
import { screens } from '../routes/screens/user'
import { storedState, readStored } from '../store/stored-slices'
import { keptSwitches } from '../store/site-switches'
import { startStore } from '../start'
import { config, day, infoOf, match } from '../testing/fixtures'
import { heldReply } from '../testing/held-reply'
import { holdTimers } from '../testing/held-timers'
import { show } from '../testing/show'
import { CrashScreen } from './CrashScreen'
import { BACK_MS, QUIET_MS, SETTLED_MS } from './net-line'

/** A banner that arrives then does not leave during a test. */
const IN_AN_HOUR = instantFromMs(Date.now() + 3_600_000)
const NO_MATCHES = { getDateMatch: () => day() }
const tabBar = () => page.getByRole('navigation', { name: '主导航' })

describe('the tab bar', () => {
  it('is on tab pages and marks the current one', async () => {
    await show({ path: '/score', answers: NO_MATCHES })
    await expect.element(tabBar().getByRole('link', { name: '赛程' })).toHaveAttribute('aria-current', 'page')
    await expect.element(tabBar().getByRole('link', { name: '聊天' })).toBeVisible()
  })

  it('is on no other page', async () => {
    await show({ path: '/login' })
    await expect.element(page.getByRole('heading', { name: '登录' })).toBeVisible()
    expect(tabBar().elements()).toEqual([])
  })

  it('opens the page of a tab and moves the focus to its heading', async () => {
    const { place } = await show({ path: '/user-center', answers: NO_MATCHES })
    await tabBar().getByRole('link', { name: '赛程' }).click()
    await expect.poll(place).toBe('/score')
    await expect.element(page.getByRole('heading', { name: '赛程' })).toHaveFocus()
    await tabBar().getByRole('link', { name: '我的' }).click()
    await expect.element(page.getByRole('heading', { name: '个人中心' })).toHaveFocus()
  })

  it('leaves the focus alone on the first page', async () => {
    await show({ path: '/score', answers: NO_MATCHES })
    await expect.element(page.getByRole('heading', { name: '赛程' })).toBeInTheDocument()
    expect(document.activeElement).toBe(document.body)
  })

  it('covers nothing that gets the focus by keyboard', async () => {
    const list = Array.from({ length: 30 }, (_, nth) => match({ id: 100 + nth }))
    await show({ path: '/score', answers: { getDateMatch: () => day(...list) } })
    await expect.element(page.getByRole('article').first()).toBeVisible()
    const top = tabBar().element().getBoundingClientRect().top
    await expect
      .poll(async () => {
        await userEvent.tab()
        return scrollY
      })
      .toBeGreaterThan(200)
    await expect.poll(() => document.activeElement?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  })

  it('is one key away from the top of a long page', async () => {
    await show({ path: '/score', answers: NO_MATCHES })
    await expect.element(page.getByRole('heading', { name: '赛程' })).toBeInTheDocument()
    await userEvent.tab()
    await expect.element(page.getByRole('link', { name: '跳到主导航' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(tabBar().getByRole('link', { name: '首页' })).toHaveFocus()
  })

  const names = () =>
    tabBar()
      .getByRole('link')
      .elements()
      .map((link) => link.textContent)

  it('is there before the config and without it, so that no tab moves', async () => {
    const held = heldReply<ReturnType<typeof config>>()
    await show({ path: '/score', answers: { ...NO_MATCHES, getCommonConfig: held.answer } })
    await expect.poll(names).toEqual(['首页', '赛程', '爆料', '直播', '聊天', '我的'])
    held.give(config({ switch_userchat: '1' }))
    await expect.poll(() => page.getByText('加载中...').elements()).toEqual([])
    expect(names()).toEqual(['首页', '赛程', '爆料', '直播', '聊天', '我的'])
  })

  it('starts with the tabs of the last visit', async () => {
    const answers = { ...NO_MATCHES, getCommonConfig: () => config({ switch_userchat: '0' }) }
    await show({ path: '/score', answers })
    await expect.poll(names).toEqual(['首页', '赛程', '爆料', '直播', '我的'])
    await expect.poll(() => storedState(readStored('kqb'), keptSwitches).userchat).toBe('0')
    expect(startStore(findBrand('kqb') as Brand).getState().siteSwitches.userchat).toBe('0')
  })

  it('has no chat tab if private chat is switched off', async () => {
    await show({ path: '/score', answers: { ...NO_MATCHES, getCommonConfig: () => config({ switch_userchat: '0' }) } })
    await expect.element(tabBar().getByRole('link', { name: '我的' })).toBeVisible()
    await expect.element(tabBar().getByRole('link', { name: '聊天' })).not.toBeInTheDocument()
  })
})

describe('routes', () => {
  it('redirect the index to the site’s start page', async () => {
    const { place } = await show({ path: '/', answers: NO_MATCHES })
    await expect.poll(place).toBe('/score')
  })

  it('redirect the index of xzbn to its home screen', async () => {
    const { place } = await show({
      path: '/',
      site: 'xzbn',
      answers: { ...NO_MATCHES, getRealLives: () => ({ list: [], total: 0, page: 1 }) },
    })
    await expect.poll(place).toBe('/live')
    await expect.element(page.getByRole('heading', { name: '新直播' })).toBeVisible()
  })

  it('show a not-found page with a way back', async () => {
    const { place } = await show({ path: '/nowhere', answers: NO_MATCHES })
    await page.getByRole('button', { name: '回到首页' }).click()
    await expect.poll(place).toBe('/live')
  })

  it('redirect from a page whose switch is off', async () => {
    const { place } = await show({
      path: '/c2c-chatroom/7',
      answers: { ...NO_MATCHES, getCommonConfig: () => config({ switch_userchat: '0' }) },
    })
    await expect.poll(place).toBe('/score')
  })

  it('open the login before customer service for a user who is not logged in', async () => {
    const { place } = await show({
      path: '/c2c-chatroom/7',
      answers: { getCommonConfig: () => config({ switch_customer_entry: '1', customer_id: '7' }) },
    })
    await expect.poll(place).toBe('/login')
  })
})

describe('toasts', () => {
  it('disappear after a while', async () => {
    const { store } = await show({ path: '/setting', toastsStay: false })
    const pass = holdTimers(2_000)
    store.dispatch(toastShown('success', '好了'))
    const toast = page.getByText('好了')
    await expect.element(toast).toBeVisible()
    let passed = 0
    await expect
      .poll(() => {
        passed += pass(2_000)
        return toast.elements()
      })
      .toEqual([])
    expect(passed).toBeGreaterThan(0)
  })
})

describe('the network notice', () => {
  const line = () => page.getByRole('status').first()
  const text = () => line().element().textContent
  const network = (isThere: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
    dispatchEvent(new Event(isThere ? 'online' : 'offline'))
  }
  const NOTHING = /^$/
  afterEach(() => void vi.restoreAllMocks())

  it('says after a moment that there is no network, and later that it is back', async () => {
    await show({ path: '/setting' })
    const pass = holdTimers(QUIET_MS, SETTLED_MS, BACK_MS)
    /** The text is `before` until `ms` have passed, and `after` from then on. */
    const changes = async (before: string | RegExp, ms: number, after: string | RegExp) => {
      await expect.element(line()).toHaveTextContent(before)
      let passed = 0
      await expect
        .poll(() => {
          passed += pass(ms)
          return text()
        })
        .toMatch(after)
      expect(passed).toBeGreaterThan(0)
    }
    network(false)
    await changes(NOTHING, QUIET_MS, '网络已断开，正在显示已有内容')
    network(true)
    await changes('网络已断开，正在显示已有内容', SETTLED_MS, '已恢复连接')
    await changes('已恢复连接', BACK_MS, NOTHING)
  })

  it('says without a network how old the page is, as the only line about it', async () => {
    await show({ path: '/score', answers: NO_MATCHES })
    await expect.element(page.getByRole('heading', { name: '赛程' })).toBeInTheDocument()
    const pass = holdTimers(QUIET_MS)
    network(false)
    await expect
      .poll(() => {
        pass(QUIET_MS)
        return text()
      })
      .toMatch(/网络已断开 · 更新于 \d\d:\d\d/)
    expect(document.querySelectorAll('[data-component=NetBanner]')).toHaveLength(1)
    network(true)
  })

  it('retries everything on a tap, and ignores a second tap', async () => {
    const { store, callsOf } = await show({ path: '/score', answers: NO_MATCHES })
    await expect.poll(() => callsOf('getDateMatch').length).toBe(1)
    const online = vi.fn()
    addEventListener('online', online)
    // An attempt lasts as long.
    const pass = holdTimers(QUIET_MS)
    store.dispatch(chatPhaseChanged('connecting'))
    await expect
      .poll(() => {
        pass(QUIET_MS)
        return text()
      })
      .toContain('正在连接…')
    await page.getByRole('button', { name: '重试' }).dblClick()
    await expect.poll(() => callsOf('getDateMatch').length).toBe(2)
    expect(online).toHaveBeenCalledOnce()
    removeEventListener('online', online)
  })

  it('pushes the page down and stays visible', async () => {
    const { store } = await show({ path: '/setting' })
    store.dispatch(chatPhaseChanged('kicked'))
    await expect.element(page.getByText('账号已在其他设备登录')).toBeVisible()
    const bar = document.querySelector('header') as HTMLElement
    const { height } = page.getByRole('status').first().element().getBoundingClientRect()
    expect(height).toBeGreaterThan(30)
    await expect.poll(() => bar.getBoundingClientRect().top).toBeCloseTo(height, 0)
    await expect.poll(() => Number.parseFloat(getComputedStyle(bar).top)).toBeCloseTo(height, 1)
  })

  it('lets a user log in again whose account is used elsewhere', async () => {
    const { store } = await show({ path: '/setting' })
    store.dispatch(chatPhaseChanged('kicked'))
    await page.getByRole('button', { name: '重新连接' }).click()
    expect(store.getState().chatStatus.phase).toBe('off')
  })
})

describe('match-start banners', () => {
  it('open the page of the match', async () => {
    const { store, place } = await show({
      path: '/setting',
      answers: { getMatchInfo: () => infoOf(match()) },
    })
    const message = { id: 3, sport_id: 1, desc: '主队 VS 客队' } as const
    store.dispatch(bannerActed({ type: 'arrive', message, now: IN_AN_HOUR }))
    await page.getByText('观看比赛').click()
    await expect.poll(place).toBe('/score/detail/football/3')
  })
})

describe('a screen that breaks', () => {
  const Broken = () => {
    throw new Error('broken on purpose')
  }
  const Away = () => {
    const navigate = useNavigate()
    return <button onClick={() => void navigate('/fine')}>away</button>
  }

  it('shows an error instead of a blank page, and another page works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const Screens = ({ resetKey }: { resetKey: string }) => (
      <I18nContext value={i18next}>
        <CrashScreen resetKey={resetKey}>{resetKey === 'bad' ? <Broken /> : <p>fine</p>}</CrashScreen>
      </I18nContext>
    )
    const { render } = await import('vitest-browser-react')
    const screen = await render(
      <MemoryRouter>
        <Away />
        <Screens resetKey="bad" />
      </MemoryRouter>,
    )
    await expect.element(page.getByRole('alert')).toHaveTextContent('页面出错了')
    await userEvent.click(page.getByText('away'))
    await screen.rerender(
      <MemoryRouter>
        <Screens resetKey="good" />
      </MemoryRouter>,
    )
    await expect.element(page.getByText('fine')).toBeVisible()
  })

  it('leaves the frame of the app, whose tabs open other pages', async () => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { userCenter } = screens
    Object.assign(screens, { userCenter: { code: async () => ({ default: Broken }), texts: [] } })
    onTestFinished(() => {
      Object.assign(screens, { userCenter })
      silent.mockRestore()
    })
    await show({ path: '/user-center', answers: NO_MATCHES })
    await expect.element(page.getByRole('alert')).toHaveTextContent('页面出错了')
    await tabBar().getByRole('link', { name: '赛程' }).click()
    await expect.element(page.getByRole('heading', { name: '赛程' })).toBeVisible()
  })
})
