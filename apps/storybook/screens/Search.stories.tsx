import { getHotSearches, searchRaceHome } from '@org/api-client/contract'
import { sample, type FakeAnswers } from '@org/api-client/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { optionsOf, type Language } from './fixtures'
import { football, FOOTBALL_DAY } from './games'

export default { title: 'Screens/Search', ...SCREEN } satisfies Meta

const path = '/search'
const keyword = { 'zh-CN': '曼城', 'pt-BR': 'Man City' } as const
const none = { list: [], total: 0 }
const nothing = {
  matches: none,
  teams: none,
  events: none,
  anchors: none,
  lives: none,
  videos: none,
  articles: none,
  near: [],
}

const hot = (language: Language): FakeAnswers => ({
  getHotSearches: () => sample(getHotSearches, { list: [keyword[language]] }),
})
const results = (language: Language): FakeAnswers => ({
  ...hot(language),
  searchRaceHome: () =>
    sample(
      searchRaceHome,
      { ...nothing, matches: { list: [football(FOOTBALL_DAY[0], 0)], total: 1 } },
      optionsOf(language),
    ),
})

export const BeforeSearch: StoryObj = {
  ...appScreen({ path, answers: hot }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox')).toBeVisible()
  },
}

export const Results: StoryObj = {
  ...appScreen({ path: `${path}?keyword=City`, answers: results }),
  tags: ['!test'],
}

export const Loading: StoryObj = {
  ...appScreen({ path: `${path}?keyword=City`, answers: () => ({ ...hot('zh-CN'), searchRaceHome: never }) }),
  tags: ['!test'],
}

export const Nothing: StoryObj = {
  ...appScreen({
    path: `${path}?keyword=zz`,
    answers: (language) => ({ ...hot(language), searchRaceHome: () => nothing }),
  }),
  tags: ['!test'],
}

export const Failed: StoryObj = {
  ...appScreen({ path: `${path}?keyword=City`, answers: () => ({ ...hot('zh-CN'), searchRaceHome: failing }) }),
  tags: ['!test'],
}

export const Offline: StoryObj = { ...appScreen({ path: `${path}?keyword=City`, offline: true }), tags: ['!test'] }
