import { isChinese } from './is-chinese'
import { isOn, type Switches } from './switches'

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

/** The iOS variant, the only site with a headline tab. Source: app.md §2, decisions.md 30. */
const HEADLINE_SITE = 'kqb_ios'
/** The site that has schedule and tips the other way round and a switch for its live tab. Source: app.md §2. */
const SWAPPED_SITE = 'lttu'

/**
 * The bottom tab bar of a site. Languages other than Chinese show every tab whatever the switches say; the headline tab
 * stays with the iOS variant.
 *
 * Source: app.md §2, decisions.md 30, 44.
 *
 * @example
 * const names = (site, lang, switches) => tabBar({ site, lang, switches }).map((tab) => tab.name)
 * names('kqb', 'zh', { userchat: '1' }) // => ['home', 'schedule', 'live', 'chat', 'mine']
 * names('lttu', 'zh', { ai_model: '1' }) // => ['home', 'tips', 'schedule', 'live', 'mine']
 * names('kqb', 'pt-BR', {}) // => ['home', 'schedule', 'tips', 'live', 'chat', 'mine']
 */
export const tabBar = ({ site, lang, switches }: { site: string; lang: string; switches: Switches }): Tab[] => {
  const shown: Record<TabName, boolean> = {
    headline: true,
    home: !(switches.anchorroom === '0' && switches.robotroom === '0'),
    schedule: true,
    tips: isOn(switches, 'ai_model') || isOn(switches, 'redform_new_check'),
    live: !(site === SWAPPED_SITE && switches.lttu_live_tab === '0'),
    chat: isOn(switches, 'userchat'),
    mine: true,
  }
  const order: TabName[] =
    site === SWAPPED_SITE
      ? ['headline', 'home', 'tips', 'schedule', 'live', 'chat', 'mine']
      : ['headline', 'home', 'schedule', 'tips', 'live', 'chat', 'mine']
  return order
    .filter((name) => (name === 'headline' ? site === HEADLINE_SITE : !isChinese(lang) || shown[name]))
    .map((name) => ({ name, path: TABS[name] }))
}
