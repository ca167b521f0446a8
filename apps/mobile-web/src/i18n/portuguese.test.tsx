import { instantFromMs } from '@org/domain'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { bannerActed } from '../store/banners'
import { langChosen } from '../store/preferences'
import { day, liveRoom, match, team } from '../testing/fixtures'
import { show } from '../testing/show'
import { changeLang } from './i18n'

afterEach(() => changeLang('cn'))

const showPortuguese = async (scene: Parameters<typeof show>[0]) => {
  const shown = await show(scene)
  shown.store.dispatch(langChosen('pt-br'))
  await changeLang('pt-br')
  return shown
}

const brazil = {
  ...team('巴西'),
  name_en: 'Brazil',
  short_name_en: 'Brazil',
  name_pt: 'Brasil',
  short_name_pt: 'Brasil',
}

it('shows Portuguese team names, and odds with a comma', async () => {
  const list = [match({ hometeam: brazil, odds: { home: 1.5, draw: 3.25, away: 6 } })]
  await showPortuguese({ path: '/score', answers: { getDateMatch: () => day(...list) } })
  await expect.element(page.getByRole('article').filter({ hasText: 'Brasil' })).toHaveTextContent(/1,50.*3,25.*6,00/)
})

it('shows viewer counts in thousands, not in 万', async () => {
  const answers = { getRealLives: () => ({ list: [liveRoom({ hot: 21_400 })], total: 1, page: 1 }) }
  await showPortuguese({ path: '/live/lives', answers })
  await expect.element(page.getByText('21,4 mil')).toBeVisible()
})

it('announces the start of a match in Portuguese', async () => {
  const { store } = await showPortuguese({ path: '/setting' })
  const message = { id: 3, sport_id: 1, desc: '巴西 VS 荷兰', desc_pt: 'Brasil x Holanda' } as const
  store.dispatch(bannerActed({ type: 'arrive', message, now: instantFromMs(Date.now() + 3_600_000) }))
  await expect.element(page.getByText('Brasil x Holanda')).toBeVisible()
})
