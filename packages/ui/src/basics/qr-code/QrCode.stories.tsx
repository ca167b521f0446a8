import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { QrCode, type QrCodeProps } from './QrCode'

export default {
  title: 'Basics/QrCode',
  component: QrCode,
  parameters: guided({
    anatomy: ['the code, dark on white in both modes', 'the quiet zone around it'],
    good: ['A way for a visitor who is on this phone: a link next to it.'],
    bad: ['The colours of the brand: many cameras read no other than dark on white.'],
    keys: NO_KEYS,
  }),
  args: { value: 'https://www.example.com/m/share/match/football/7', style: { maxWidth: 180 } },
  ...sampled<QrCodeProps>((t) => ({ label: t.share })),
} satisfies Meta<typeof QrCode>
type Story = StoryObj<typeof QrCode>

export const Playground: Story = {
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('img').getBoundingClientRect()
    await expect(width).toBe(height)
  },
}

export const LongAddress: Story = {
  args: { value: `https://www.example.com/m/register?invite=${'0123456789'.repeat(12)}` },
}
