import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theRoom } from './match-page'

export default { title: 'Screens/Live room', ...SCREEN } satisfies Meta

const path = '/live-detail/1?tab=status'

export const Data: StoryObj = {
  ...appScreen({ path, answers: theRoom }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('tablist')
  },
}

export const Loading: StoryObj = {
  ...appScreen({ path, answers: () => ({ getLivePageData: never }) }),
  tags: ['!test'],
}

export const Failed: StoryObj = {
  ...appScreen({ path, answers: () => ({ getLivePageData: failing }) }),
  tags: ['!test'],
}

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
