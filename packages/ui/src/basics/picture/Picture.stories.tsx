import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, PRESS_KEYS } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Picture, type PictureProps } from './Picture'

const PITCH = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="#1f7a45"/><g fill="none" stroke="#fff" stroke-width="2"><rect x="12" y="12" width="296" height="156"/><path d="M160 12v156"/><circle cx="160" cy="90" r="28"/></g></svg>`,
)}`
const BLUR = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#3f8f60"/><rect width="2" height="3" fill="#2c7a4c"/></svg>`,
)}`

export default {
  title: 'Basics/Picture',
  component: Picture,
  parameters: guided({
    anatomy: ['the box, which keeps its place', 'the picture', 'the blur before it, the substitute after a failure'],
    good: ['Always a ratio, so that nothing moves when it loads.'],
    bad: ['A text in a picture.'],
    keys: PRESS_KEYS,
  }),
  args: { src: PITCH, onOpen: fn() },
  argTypes: { src: { control: false }, fallback: { control: false } },
  ...sampled<PictureProps>((t) => ({ alt: t.picture })),
} satisfies Meta<typeof Picture>
type Story = StoryObj<typeof Picture>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).picture }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}

/** The whole picture, with bars. */
export const Contained: Story = { args: { ratio: 1, fit: 'contain' } }
export const Missing: Story = { args: { src: null, onOpen: undefined } }
export const Broken: Story = { args: { src: 'data:image/png;base64,none', onOpen: undefined } }
/** What is drawn until the picture is there. */
export const Blurred: Story = {
  args: { src: "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E", blur: BLUR, onOpen: undefined },
}
export const FocusVisible: Story = FOCUS_VISIBLE
