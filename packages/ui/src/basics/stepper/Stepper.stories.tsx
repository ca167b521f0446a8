import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Stepper, type StepperProps } from './Stepper'

export default {
  title: 'Basics/Stepper',
  component: Stepper,
  parameters: guided({
    anatomy: ['the button for less', 'the number, which can be typed', 'the button for more'],
    good: ['Small numbers: copies, gifts.'],
    bad: ['Large numbers or money: use a TextField.'],
    keys: {
      Tab: 'moves the focus to the number and to its buttons',
      '↑ ↓': 'count by one step',
      'Home, End': 'go to the limits',
      Enter: 'takes a typed number over',
    },
  }),
  args: { value: 2, min: 1, max: 99, onChange: fn() },
  render: live(Stepper, 'value', 'onChange'),
  ...sampled<StepperProps>(({ copies }) => ({ label: copies.label, labels: copies })),
} satisfies Meta<typeof Stepper>
type Story = StoryObj<typeof Stepper>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).copies.increase }))
    await expect(args.onChange).toHaveBeenLastCalledWith(3)
    const number = canvas.getByRole('spinbutton')
    await userEvent.clear(number)
    await userEvent.type(number, '500{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(99)
  },
}

export const AtLimit: Story = {
  args: { value: 1 },
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: textsOf({ globals }).copies.decrease }))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = { args: { disabled: true } }
export const FocusVisible: Story = FOCUS_VISIBLE
