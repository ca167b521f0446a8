import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE, localised, nothing } from '../../story-kit/story'
import { Switch, type SwitchProps } from './Switch'

export default {
  title: 'Basics/Switch',
  component: Switch,
  parameters: guided({
    anatomy: ['the label and its note', 'the switch', 'the spinner while it is busy'],
    good: ['A setting that takes effect at once.'],
    bad: ['A choice that is sent with a form: use a Checkbox.'],
    keys: { Tab: 'moves the focus to it', Space: 'turns it on or off' },
  }),
  args: { checked: false, onChange: fn() },
  render: live(Switch, 'checked', 'onChange'),
  ...sampled<SwitchProps>((t) => ({ label: t.alerts.goals, note: t.alerts.goalsNote })),
} satisfies Meta<typeof Switch>
type Story = StoryObj<typeof Switch>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const part = canvas.getByRole('switch')
    await userEvent.click(part)
    await expect(part).toBeChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
    await userEvent.keyboard(' ')
    await expect(part).not.toBeChecked()
  },
}

/** The change waits for the server. */
export const Busy: Story = {
  args: { busy: true, checked: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  ...withSample<SwitchProps>((t) => ({ note: t.alerts.off })),
}
export const FocusVisible: Story = FOCUS_VISIBLE

export const OnOffBusyAndDisabled = localised((t) => (
  <div style={{ padding: '0 var(--space-16)', background: 'var(--surface)' }}>
    {[true, false].map((checked) => (
      <div key={String(checked)}>
        <Switch label={t.alerts.starts} checked={checked} onChange={nothing} />
        <Switch label={t.alerts.saving} checked={checked} busy onChange={nothing} />
        <Switch label={t.alerts.goals} checked={checked} disabled onChange={nothing} />
      </div>
    ))}
  </div>
))
