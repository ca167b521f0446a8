import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { matchesOfADay, rooms } from './fixtures'

export default { title: 'Screens/Home', ...SCREEN } satisfies Meta

const path = '/live'
const answers = (language: 'zh-CN' | 'pt-BR') => ({ ...matchesOfADay(language), ...rooms(language) })

export const Data: StoryObj = {
  ...appScreen({ path, answers: answers }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

export const Loading: StoryObj = {
  ...appScreen({ path, answers: () => ({ getDateMatch: never, getRealLives: never }) }),
  tags: ['!test'],
}

export const Empty: StoryObj = {
  ...appScreen({
    path,
    answers: () => ({
      getDateMatch: () => ({ date: '', list: [], mark: '', changes: null }),
      getRealLives: () => ({ list: [], total: 0, page: 1 }),
    }),
  }),
  tags: ['!test'],
}

export const Failed: StoryObj = {
  ...appScreen({ path, answers: () => ({ getDateMatch: failing, getRealLives: failing }) }),
  tags: ['!test'],
}

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
