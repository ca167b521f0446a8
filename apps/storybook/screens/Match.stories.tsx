import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theMatch } from './fixtures'

export default { title: 'Screens/Match', ...SCREEN } satisfies Meta

const path = '/score/detail/football/1?tab=status'

export const Data: StoryObj = {
  ...appScreen({ path, answers: theMatch }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tablist')
  },
}

export const Loading: StoryObj = { ...appScreen({ path, answers: () => ({ getMatchInfo: never }) }), tags: ['!test'] }

export const Failed: StoryObj = { ...appScreen({ path, answers: () => ({ getMatchInfo: failing }) }), tags: ['!test'] }

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
