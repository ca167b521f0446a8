import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { live, sampled } from '../../story-kit/args'
import { Stack, localised } from '../../story-kit/story'
import { Checkbox, type CheckboxProps } from './Checkbox'

export default {
  title: 'Basics/Checkbox',
  component: Checkbox,
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

export const OnOffAndError = localised(function Boxes(t) {
  const [on, setOn] = useState(true)
  return (
    <Stack>
      <Checkbox label={t.form.agree} checked={on} onChange={setOn} />
      <Checkbox label={t.form.agree} checked={false} onChange={() => undefined} error={t.form.agreeError} />
    </Stack>
  )
})
