import { fieldsOf } from '../input'
import { isChinese } from '../site/is-chinese'
import { isOn, type SwitchName, type Switches } from '../site/switches'

/** The tabs of the bottom bar and where they lead, in the usual order. Source: app.md §2. */
export const TABS = {
  headline: '/headline',
  home: '/live',
  schedule: '/score',
  tips: '/data',
  live: '/live/lives',
  chat: '/c2c',
  mine: '/user-center',
} as const

export type TabName = keyof typeof TABS

export interface Tab {
  name: TabName
  path: (typeof TABS)[TabName]
}

/** How a site's tab bar differs from the others'; a site's own row says it. */
export interface SiteTabs {
  /** Has a headline tab. */
  headline: boolean
  /** Schedule and tips change places. */
  tipsBeforeSchedule: boolean
  /** The switch that hides the live tab when it is `'0'`, null for none. */
  liveTabSwitch: SwitchName | null
}

/** The tab bar of a site that does not differ. */
export const USUAL_TABS: SiteTabs = { headline: false, tipsBeforeSchedule: false, liveTabSwitch: null }

/**
 * The bottom tab bar of a site. Languages other than Chinese show every tab whatever the switches say; the headline tab
 * stays with the site that has one.
 *
 * Source: app.md §2, decisions.md 30, 44.
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
    .map((name) => ({ name, path: TABS[name] }))
}
