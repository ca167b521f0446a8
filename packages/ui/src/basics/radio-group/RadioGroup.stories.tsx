import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { RadioGroup, type RadioGroupProps } from './RadioGroup'

export default {
  title: 'Basics/RadioGroup',
  component: RadioGroup,
  parameters: guided({
    anatomy: ['the label of the group', 'the options, each with a note if needed'],
    good: ['Up to six options that are compared.'],
    bad: ['More: use a SelectField.', 'Yes or no: use a Switch or a Checkbox.'],
    keys: {
      Tab: 'moves the focus to the chosen option: the group is one stop',
      '← → ↑ ↓': 'choose the previous or the next option, and pass over disabled ones',
    },
  }),
  args: { value: 'abuse', onChange: fn() },
  argTypes: { value: { control: 'select', options: ['spam', 'abuse', 'other'] } },
  render: live(RadioGroup, 'value', 'onChange'),
  ...sampled<RadioGroupProps>(({ report }) => ({
    label: report.reason,
    choices: [
      { id: 'spam', label: report.spam },
      { id: 'abuse', label: report.abuse, note: report.abuseNote },
      { id: 'fraud', label: report.fraud, disabled: true },
      { id: 'other', label: report.other },
    ],
  })),
} satisfies Meta<typeof RadioGroup>
type Story = StoryObj<typeof RadioGroup>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const { report } = textsOf({ globals })
    await userEvent.click(canvas.getByRole('radio', { name: report.spam }))
    await expect(args.onChange).toHaveBeenLastCalledWith('spam')
    await userEvent.click(canvas.getByRole('radio', { name: report.fraud }))
    await expect(canvas.getByRole('radio', { checked: true })).toHaveAccessibleName(report.spam)
  },
}

export const NothingChosenWithError: Story = {
  args: { value: null },
  ...withSample<RadioGroupProps>(({ report }) => ({ error: report.missing })),
}
export const FocusVisible: Story = FOCUS_VISIBLE
