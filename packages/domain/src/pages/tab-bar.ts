import { fieldsOf } from '../input'
import { isChinese } from '../site/is-chinese'
import { isOn, type SwitchName, type Switches } from '../site/switches'
import type { Page, TabName } from './page'
import { PAGES, type PageName } from './pages'

type Rows = typeof PAGES

/** The pages that tabs lead to. */
export type TabPage = { [N in PageName]: Rows[N] extends { tab: TabName } ? N : never }[PageName]

export interface Tab {
  name: TabName
  page: TabPage
  path: Rows[TabPage]['path']
}

/** How a site's tab bar differs from the default. The site's row has these facts. */
export interface SiteTabs {
  /** Has a headline tab. */
  headline: boolean
  /** Schedule and tips are swapped. */
  tipsBeforeSchedule: boolean
  /** The switch that hides the live tab if it is `'0'`; null for none. */
  liveTabSwitch: SwitchName | null
}

/** The default tab bar. */
export const USUAL_TABS: SiteTabs = { headline: false, tipsBeforeSchedule: false, liveTabSwitch: null }

/**
 * The bottom tab bar of a site. Languages other than Chinese show every tab regardless of the switches; only sites
 * with a headline tab show it.
 *
 * Rules: DOM-4, DOM-5.
 *
 * @example
 * const names = (site, lang, switches) => tabBar({ site, lang, switches }).map((tab) => tab.name)
 * const lttu = { headline: false, tipsBeforeSchedule: true, liveTabSwitch: 'lttu_live_tab' }
 * names(USUAL_TABS, 'zh', { userchat: '1' }) // => ['home', 'schedule', 'live', 'chat', 'mine']
 * names(lttu, 'zh', { ai_model: '1', lttu_live_tab: '0' }) // => ['home', 'tips', 'schedule', 'mine']
 * names(USUAL_TABS, 'pt-BR', {}) // => ['home', 'schedule', 'tips', 'live', 'chat', 'mine']
 */
export const tabBar = (row: { site: SiteTabs; lang: string; switches: Switches }): Tab[] => {
  const { lang, ...given } = fieldsOf(row)
  const site = { ...USUAL_TABS, ...fieldsOf(given.site) }
  const switches = fieldsOf(given.switches)
  const every = !isChinese(lang)
  const shown: Record<TabName, boolean> = {
    headline: site.headline,
    home: every || !(switches.anchorroom === '0' && switches.robotroom === '0'),
    schedule: true,
    tips: every || isOn(switches, 'ai_model') || isOn(switches, 'redform_new_check'),
    live: every || site.liveTabSwitch === null || switches[site.liveTabSwitch] !== '0',
    chat: every || isOn(switches, 'userchat'),
    mine: true,
  }
  const middle = site.tipsBeforeSchedule ? (['tips', 'schedule'] as const) : (['schedule', 'tips'] as const)
  return (['headline', 'home', ...middle, 'live', 'chat', 'mine'] as const)
    .filter((name) => shown[name])
    .flatMap((name) => tabPages().filter((tab) => tab.name === name))
}

const tabPages = (): Tab[] =>
  (Object.keys(PAGES) as PageName[])
    .filter(isTabPage)
    .map((page) => ({ name: PAGES[page].tab, page, path: PAGES[page].path }))

const isTabPage = (name: PageName): name is TabPage => {
  const row: Page = PAGES[name]
  return row.tab !== undefined
}
