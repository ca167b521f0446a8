import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { FIELD_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { OtpField, type OtpFieldProps } from './OtpField'

export default {
  title: 'Basics/OtpField',
  component: OtpField,
  parameters: guided({
    anatomy: ['the label', 'one box for each digit, over a single field', 'the hint or the error'],
    good: ['Let the phone fill it in: keep `autocomplete="one-time-code"`.'],
    bad: ['A field for each digit: a pasted code would not fit.'],
    keys: FIELD_KEYS,
  }),
  args: { value: '', onChange: fn(), onComplete: fn() },
  render: live(OtpField, 'value', 'onChange'),
  ...sampled<OtpFieldProps>(({ code }) => ({ label: code.label, hint: code.hint })),
} satisfies Meta<typeof OtpField>
type Story = StoryObj<typeof OtpField>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, '48a29')
    await expect(args.onChange).toHaveBeenLastCalledWith('4829')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.type(field, '13')
    await expect(args.onComplete).toHaveBeenCalledOnce()
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
  },
}

export const FourDigits: Story = { args: { value: '48', length: 4 } }

export const WithError: Story = {
  args: { value: '482913' },
  ...withSample<OtpFieldProps>(({ code }) => ({ error: code.error })),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(textsOf({ globals }).code.error)
  },
}

export const Disabled: Story = { args: { value: '482913', disabled: true } }
export const FocusVisible: Story = FOCUS_VISIBLE
