import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { Checkbox, type CheckboxProps } from './Checkbox'

export default {
  title: 'Basics/Checkbox',
  component: Checkbox,
  parameters: guided({
    anatomy: ['the box', 'the label, which is part of the target', 'the error'],
    good: ['A consent, or several choices of a form.'],
    bad: ['A setting that takes effect at once: use a Switch.', 'A box that is ticked before the user has seen it.'],
    keys: { Tab: 'moves the focus to the box', Space: 'ticks it or clears it' },
  }),
  args: { checked: false, onChange: fn() },
  render: live(Checkbox, 'checked', 'onChange'),
  ...sampled<CheckboxProps>((t) => ({ label: t.form.agree })),
} satisfies Meta<typeof Checkbox>
type Story = StoryObj<typeof Checkbox>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}

export const WithError: Story = withSample<CheckboxProps>((t) => ({ error: t.form.agreeError }))
export const Disabled: Story = { args: { disabled: true } }
export const FocusVisible: Story = FOCUS_VISIBLE
