import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { FIELD_KEYS, guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { TextField, type TextFieldProps } from './TextField'

export default {
  title: 'Basics/TextField',
  component: TextField,
  parameters: guided({
    anatomy: [
      'the label, always visible',
      'the field, with a button at its end if needed',
      'the hint, or the error in its place',
    ],
    good: [
      'Name the limit in the hint before the user meets it.',
      '`autoComplete` and `inputMode`, so that the phone helps.',
    ],
    bad: ['A placeholder in place of a label: it is gone when it is needed.'],
    keys: FIELD_KEYS,
  }),
  args: { value: '', onChange: fn() },
  argTypes: { end: { control: false } },
  render: live(TextField, 'value', 'onChange'),
  ...sampled<TextFieldProps>(({ form }) => ({ label: form.account, hint: form.accountHint })),
} satisfies Meta<typeof TextField>
type Story = StoryObj<typeof TextField>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'ajie99')
    await expect(args.onChange).toHaveBeenLastCalledWith('ajie99')
    await expect(field).toHaveValue('ajie99')
  },
}

export const WithError: Story = {
  args: { value: '12' },
  ...withSample<TextFieldProps>(({ form }) => ({ error: form.accountError })),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(textsOf({ globals }).form.accountError)
  },
}

export const Password: Story = {
  args: { type: 'password', value: 'secret123', autoComplete: 'current-password', hint: undefined },
  ...withSample<TextFieldProps>(({ form }) => ({ label: form.password, reveal: form })),
  play: async ({ canvas, globals, userEvent }) => {
    const { form } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: form.show }))
    await expect(canvas.getByLabelText(form.password)).toHaveAttribute('type', 'text')
  },
}

export const SeveralLines: Story = {
  args: { rows: 4, hint: undefined },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox')
    await userEvent.type(field, 'one{Enter}two')
    await expect(field).toHaveValue('one\ntwo')
  },
}

export const Disabled: Story = { args: { disabled: true, value: 'ajie99' } }
export const FocusVisible: Story = FOCUS_VISIBLE
