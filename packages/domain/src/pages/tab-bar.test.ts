import { describe, expect, test } from 'vitest'
import { pagePath, tabBar, USUAL_TABS, type SiteTabs, type Switches } from '../index'

const SITES: Record<string, SiteTabs> = {
  usual: USUAL_TABS,
  kqb_ios: { ...USUAL_TABS, headline: true },
  lttu: { headline: false, tipsBeforeSchedule: true, liveTabSwitch: 'lttu_live_tab' },
}

const names = (site: string, lang: string, switches: Switches) =>
  tabBar({ site: SITES[site] ?? USUAL_TABS, lang, switches })
    .map((tab) => tab.name)
    .join(' ')

test('tabs lead where the specification says', () => {
  const tabs = tabBar({ site: SITES.kqb_ios ?? USUAL_TABS, lang: 'pt-BR', switches: {} })
  expect(tabs.map(({ name, path }) => [name, path])).toEqual([
    ['headline', '/headline'],
    ['home', '/live'],
    ['schedule', '/score'],
    ['tips', '/data'],
    ['live', '/live/lives'],
    ['chat', '/c2c'],
    ['mine', '/user-center'],
  ])
  expect(tabs.map(({ page }) => pagePath(page))).toEqual(tabs.map(({ path }) => path))
})

describe('the tab bar in Chinese', () => {
  test.each<[string, Switches, string]>([
    ['usual', {}, 'home schedule live mine'],
    ['usual', { userchat: '1', ai_model: '1' }, 'home schedule tips live chat mine'],
    ['usual', { redform_new_check: '1' }, 'home schedule tips live mine'],
    ['usual', { ai_model: '0', redform_new_check: '0', userchat: '0' }, 'home schedule live mine'],
    ['usual', { anchorroom: '0' }, 'home schedule live mine'],
    ['usual', { robotroom: '0' }, 'home schedule live mine'],
    ['usual', { anchorroom: '0', robotroom: '1' }, 'home schedule live mine'],
    ['usual', { anchorroom: '0', robotroom: '0' }, 'schedule live mine'],
    ['usual', { lttu_live_tab: '0' }, 'home schedule live mine'],
    ['lttu', { lttu_live_tab: '0' }, 'home schedule mine'],
    ['lttu', { lttu_live_tab: '1', ai_model: '1' }, 'home tips schedule live mine'],
    ['lttu', { userchat: '1' }, 'home schedule live chat mine'],
    ['kqb_ios', {}, 'headline home schedule live mine'],
    ['kqb_ios', { anchorroom: '0', robotroom: '0' }, 'headline schedule live mine'],
  ])('of %s with %j is %s', (site, switches, expected) => {
    expect(names(site, 'zh', switches)).toBe(expected)
  })
})

describe('the tab bar in Portuguese', () => {
  const off: Switches = { anchorroom: '0', robotroom: '0', userchat: '0', ai_model: '0', lttu_live_tab: '0' }

  test.each([
    ['usual', 'home schedule tips live chat mine'],
    ['lttu', 'home tips schedule live chat mine'],
    ['kqb_ios', 'headline home schedule tips live chat mine'],
  ])('of %s shows every tab whatever the switches', (site, expected) => {
    expect(names(site, 'pt-BR', off)).toBe(expected)
    expect(names(site, 'pt-BR', {})).toBe(expected)
  })
})
