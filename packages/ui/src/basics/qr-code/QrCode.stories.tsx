import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { QrCode, type QrCodeProps } from './QrCode'

export default {
  title: 'Basics/QrCode',
  component: QrCode,
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
