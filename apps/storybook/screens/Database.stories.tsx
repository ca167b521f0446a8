import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theDatabase } from './competitions'

export default { title: 'Screens/Database', ...SCREEN } satisfies Meta

const path = '/database'

export const Data: StoryObj = {
  ...appScreen({ path, answers: theDatabase }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tablist')
  },
}

/** The first three of the best known leagues of a sport. */
export const Leaders: StoryObj = {
  ...appScreen({ path: '/database?tab=football&view=leaders', answers: theDatabase }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem')
  },
}

export const Loading: StoryObj = {
  ...appScreen({ path, answers: () => ({ getDatabaseHome: never }) }),
  tags: ['!test'],
}

export const Empty: StoryObj = {
  ...appScreen({
    path,
    answers: () => ({ getDatabaseHome: () => ({ hotList: [], fbList: [], bbList: [], cup: null }) }),
  }),
  tags: ['!test'],
}

export const Failed: StoryObj = {
  ...appScreen({ path, answers: () => ({ getDatabaseHome: failing }) }),
  tags: ['!test'],
}

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
