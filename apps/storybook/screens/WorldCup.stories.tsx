import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theCup } from './competitions'

export default { title: 'Screens/World Cup', ...SCREEN } satisfies Meta

const path = '/fifa2025'

export const Groups: StoryObj = {
  ...appScreen({ path, answers: theCup }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('table')
  },
}

export const Ranking: StoryObj = { ...appScreen({ path: `${path}?tab=rank`, answers: theCup }), tags: ['!test'] }

export const Loading: StoryObj = { ...appScreen({ path, answers: () => ({ getFifaTopic: never }) }), tags: ['!test'] }

export const Empty: StoryObj = {
  ...appScreen({
    path,
    answers: () => ({
      getFifaTopic: () => ({ event: null, groups: [], bracket: [], matches: [], scorers: [], stadiums: [] }),
    }),
  }),
  tags: ['!test'],
}

export const Failed: StoryObj = { ...appScreen({ path, answers: () => ({ getFifaTopic: failing }) }), tags: ['!test'] }

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
