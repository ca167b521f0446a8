import type { Meta, StoryObj } from '@storybook/react-vite'
import { appScreen, SCREEN } from './app-screen'

export default { title: 'Screens/Login', ...SCREEN } satisfies Meta

const path = '/login'

export const Form: StoryObj = {
  ...appScreen({ path }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
}

export const Register = appScreen({ path: '/register' })

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
