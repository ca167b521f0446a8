import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theDatabase } from './competitions'

export default { title: 'Screens/League', ...SCREEN } satisfies Meta

const path = '/database/league/football/1'

export const Table: StoryObj = {
  ...appScreen({ path: `${path}?tab=table`, answers: theDatabase }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('table')
  },
}

export const Schedule: StoryObj = {
  ...appScreen({ path: `${path}?tab=schedule`, answers: theDatabase }),
  tags: ['!test'],
}

export const Loading: StoryObj = {
  ...appScreen({ path, answers: () => ({ getEventInfo: never, getEventIntegral: never }) }),
  tags: ['!test'],
}

export const Failed: StoryObj = {
  ...appScreen({ path, answers: () => ({ getEventInfo: failing, getEventIntegral: failing }) }),
  tags: ['!test'],
}

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
