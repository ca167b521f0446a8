import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { theMember } from './fixtures'

export default { title: 'Screens/User centre', ...SCREEN } satisfies Meta

const path = '/user-center'

export const Data: StoryObj = {
  ...appScreen({ path, answers: theMember, member: true }),
  play: async ({ canvas }) => {
    await canvas.findByText('2350')
  },
}

export const Loading: StoryObj = {
  ...appScreen({ path, answers: () => ({ getUserInfo: never, getTaskInfo: never }), member: true }),
  tags: ['!test'],
}

export const Failed: StoryObj = {
  ...appScreen({ path, answers: () => ({ getUserInfo: failing, getTaskInfo: failing }), member: true }),
  tags: ['!test'],
}

export const Offline: StoryObj = { ...appScreen({ path, offline: true, member: true }), tags: ['!test'] }
