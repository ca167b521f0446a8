import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { appScreen, SCREEN } from './app-screen'

export default { title: 'Screens/Login', ...SCREEN } satisfies Meta

const path = '/login'

export const Form: StoryObj = {
  ...appScreen({ path }),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('textbox')
  },
}

/** With the picture of its captcha. */
export const Register: StoryObj = {
  ...appScreen({ path: '/register' }),
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const picture = canvasElement.querySelector<HTMLImageElement>('[data-component="CaptchaField"] img')
      void expect(picture?.naturalWidth).toBeGreaterThan(1)
    })
  },
}

export const Offline: StoryObj = { ...appScreen({ path, offline: true }), tags: ['!test'] }
