import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { appScreen, failing, never, SCREEN } from './app-screen'
import { matchesOfADay } from './fixtures'

export default { title: 'Screens/Score list', ...SCREEN } satisfies Meta

const path = '/score'

export const Data: StoryObj = {
  ...appScreen({ path, answers: matchesOfADay }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).not.toHaveLength(0)
  },
}

export const Loading = appScreen({ path, answers: () => ({ getDateMatch: never }) })

export const Empty = appScreen({ path, answers: () => ({ getDateMatch: () => ({ date: '', list: [] }) }) })

export const Failed = appScreen({ path, answers: () => ({ getDateMatch: failing }) })

export const Offline = appScreen({ path, offline: true })
