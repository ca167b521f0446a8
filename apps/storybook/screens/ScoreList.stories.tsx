import { SPORT } from '@org/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { choicesOfADay, collectedMatches, matchesOfADay, recommendedMatches, type Language } from './fixtures'

export default { title: 'Screens/Score list', ...SCREEN } satisfies Meta

const path = '/score'

export const Data: StoryObj = {
  ...appScreen({ path, answers: matchesOfADay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

/** The list with a sheet that one of its buttons opens. */
const withSheet = (button: RegExp): StoryObj => ({
  ...appScreen({ path, answers: (language) => ({ ...matchesOfADay(language), ...choicesOfADay(language) }) }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article')
    await userEvent.click(canvas.getByRole('button', { name: button }))
    await expect(await canvas.findByRole('dialog', { name: button })).toBeVisible()
  },
})

export const Leagues = withSheet(/^(筛选联赛|Filtrar ligas)$/)

export const Days = withSheet(/^(选择日期|Escolher data)$/)

/** The fan wants to see no score of collected matches. */
export const Shielded = appScreen({
  path,
  answers: matchesOfADay,
  stored: { spoilerShield: { collected: true } },
})

const GOAL: Readonly<Record<Language, { desc: string; news: string }>> = {
  'zh-CN': { desc: '曼城 2–1 利物浦', news: ' 曼城进球' },
  'pt-BR': { desc: 'Man City 2–1 Liverpool', news: ' – gol: Man City' },
}

/** What happens in a collected match is told on every page. */
export const Notice = appScreen({
  path,
  answers: matchesOfADay,
  banner: (language) => ({ id: 1, sport_id: SPORT.football, ...GOAL[language], desc_pt: GOAL['pt-BR'].desc }),
})

export const Collected = appScreen({ path: '/score/collected', answers: collectedMatches })

export const NothingCollected = appScreen({ path: '/score/collected', answers: recommendedMatches })

export const Loading = appScreen({ path, answers: () => ({ getDateMatch: never }) })

export const Empty = appScreen({
  path,
  answers: () => ({ getDateMatch: () => ({ date: '', list: [], mark: '', changes: null }) }),
})

export const Failed = appScreen({ path, answers: () => ({ getDateMatch: failing }) })

export const Offline = appScreen({ path, offline: true })
