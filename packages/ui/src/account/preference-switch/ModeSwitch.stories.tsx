import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled } from '../../story-kit/args'
import { CHOICE_KEYS, guided } from '../../story-kit/guide'
import { ModeSwitch, type ModeSwitchProps } from './ModeSwitch'

export default {
  title: 'Account/ModeSwitch',
  component: ModeSwitch,
  parameters: guided({
    anatomy: ['what the device prefers', 'light', 'dark'],
    good: ['Begin with `system`, and follow the device while it is chosen.'],
    bad: ['Pass what the device shows as `mode`: it is the choice of the user.'],
    keys: CHOICE_KEYS,
  }),
  args: { mode: 'system', onChange: fn() },
  render: live(ModeSwitch, 'mode', 'onChange'),
  ...sampled<ModeSwitchProps>(({ preferences }) => ({ labels: { group: preferences.mode, ...preferences } })),
} satisfies Meta<typeof ModeSwitch>
type Story = StoryObj<typeof ModeSwitch>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { checked: true }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
  },
}
