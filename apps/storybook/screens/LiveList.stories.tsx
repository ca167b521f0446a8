import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { rooms } from './fixtures'

export default { title: 'Screens/Live list', ...SCREEN } satisfies Meta

const path = '/live/lives'

export const Data: StoryObj = {
  ...appScreen({ path, answers: rooms }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

export const Loading: StoryObj = { ...appScreen({ path, answers: () => ({ getRealLives: never }) }), tags: ['!test'] }

export const Empty: StoryObj = {
  ...appScreen({ path, answers: () => ({ getRealLives: () => ({ list: [], total: 0, page: 1 }) }) }),
  tags: ['!test'],
}

export const Failed: StoryObj = { ...appScreen({ path, answers: () => ({ getRealLives: failing }) }), tags: ['!test'] }

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
