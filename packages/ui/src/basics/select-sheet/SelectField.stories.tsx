import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { SelectField, type SelectFieldProps } from './SelectField'

export default {
  title: 'Basics/SelectField',
  component: SelectField,
  parameters: guided({
    anatomy: ['the label', 'the chosen value', 'the sheet with the options', 'the hint or the error'],
    good: ['More than six options, or a value within a form.'],
    bad: ['Two options: use a RadioGroup.'],
    keys: { Tab: 'moves the focus to it', 'Enter, Space': 'open the sheet' },
  }),
  args: { value: null, onChange: fn() },
  argTypes: { value: { control: 'select', options: ['bank', 'pix', 'alipay'] } },
  render: live(SelectField, 'value', 'onChange'),
  ...sampled<SelectFieldProps>(({ payout, close }) => ({
    label: payout.label,
    placeholder: payout.placeholder,
    hint: payout.hint,
    closeLabel: close,
    options: payout.options,
  })),
} satisfies Meta<typeof SelectField>
type Story = StoryObj<typeof SelectField>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { payout } = textsOf({ globals })
    const field = canvas.getByRole('combobox', { name: payout.label })
    await userEvent.click(field)
    await userEvent.click(await canvas.findByRole('option', { name: new RegExp(`^${payout.options[0]?.label}`) }))
    await expect(args.onChange).toHaveBeenCalledWith('bank')
    await expect(field).toHaveTextContent(payout.options[0]?.label ?? '')
    await expect(field).toHaveFocus()
  },
}

export const Chosen: Story = { args: { value: 'pix' } }
export const Disabled: Story = { args: { value: 'pix', disabled: true } }
export const WithError: Story = withSample<SelectFieldProps>(({ payout }) => ({ error: payout.error }))
export const FocusVisible: Story = FOCUS_VISIBLE
