import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, LINK_KEYS } from '../../story-kit/guide'
import { iconControl } from '../../story-kit/icons'
import { FOCUS_VISIBLE, localised, Row, Stack } from '../../story-kit/story'
import { Button, type ButtonProps } from './Button'

export default {
  title: 'Basics/Button',
  component: Button,
  parameters: guided({
    anatomy: [
      'the icon, which repeats the text',
      'the text, a verb',
      'the spinner in place of the icon while it is busy',
    ],
    good: [
      'One solid button on a page: what the page is for.',
      '`busy` from the press to the answer, so that a second press does nothing.',
    ],
    bad: [
      'Disable it because of an empty field: say at the field what is missing.',
      'A link that looks like text: use `href` with the tone `plain`.',
    ],
    keys: LINK_KEYS,
  }),
  args: { onPress: fn() },
  argTypes: { icon: iconControl },
  ...sampled<ButtonProps>((t) => ({ children: t.follow })),
} satisfies Meta<typeof Button>
type Story = StoryObj<typeof Button>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

/** It waits for what was pressed: the text stays, and a further press does nothing. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
  },
}

export const WithIcon: Story = { args: { icon: 'star' } }
export const Block: Story = { args: { block: true, size: 'large' } }

export const Hover: Story = { parameters: { pseudo: { hover: true } } }
export const FocusVisible: Story = FOCUS_VISIBLE
export const Active: Story = { parameters: { pseudo: { active: true } } }

const TONES = ['solid', 'soft', 'outline', 'plain', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const

export const TonesAndSizes = localised((t) => (
  <Stack>
    {SIZES.map((size) => (
      <Row key={size}>
        {TONES.map((tone) => (
          <Button key={tone} tone={tone} size={size}>
            {t.follow}
          </Button>
        ))}
      </Row>
    ))}
  </Stack>
))
