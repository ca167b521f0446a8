import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { artOf } from '../../story-kit/art'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { QrShareCard, type QrShareCardProps } from './QrShareCard'

export default {
  title: 'Account/QrShareCard',
  component: QrShareCard,
  parameters: guided({
    anatomy: ['the brand', 'what is shared', 'who shares it, and a code to type', 'the QR code with what it does'],
    good: ['Show it in a sheet, with a button that shares or saves the picture and one that copies the link.'],
    bad: ['Share only the picture: a link can be pressed.'],
    keys: NO_KEYS,
  }),
  args: { url: 'https://www.example.com/m/register?invite=K7Q2', onPicture: fn(), onFail: fn() },
  ...sampled<QrShareCardProps>(({ shareCard: { codeLabel, ...card }, names }) => ({
    ...card,
    person: { name: names[3] ?? '', avatar: artOf(150) },
    code: { label: codeLabel, value: 'K7Q2' },
  })),
} satisfies Meta<typeof QrShareCard>
type Story = StoryObj<typeof QrShareCard>

export const Playground: Story = {
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onPicture).toHaveBeenCalledOnce())
    await expect(canvas.getByRole('img')).toBeVisible()
  },
}

export const OnlyALink: Story = withSample<QrShareCardProps>(() => ({
  person: undefined,
  code: undefined,
  note: undefined,
}))

/** What the server draws of a match. */
export const WithCover: Story = withSample<QrShareCardProps>(() => ({
  cover: artOf(150, 1_200, 630),
  person: undefined,
  code: undefined,
}))

export const LongTitle: Story = withSample<QrShareCardProps>(({ shareCard }) => ({
  title: `${shareCard.title} ${shareCard.title} ${shareCard.title} ${shareCard.title}`,
}))
