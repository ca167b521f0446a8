import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField'

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><rect width="120" height="40" fill="#eef3f8"/><path d="M4 30Q40 4 116 26" stroke="#9bb" fill="none"/><text x="16" y="29" font-size="26" font-family="monospace" letter-spacing="6" fill="#346">K7P2</text></svg>',
)}`

export default {
  title: 'Basics/CaptchaField',
  component: CaptchaField,
  parameters: guided({
    anatomy: ['the label', 'the field', 'the picture, which a press renews', 'the hint or the error'],
    good: ['Renew the picture after a refusal.'],
    bad: ['Clear the other fields of the form after a refusal.'],
    keys: {
      Tab: 'moves the focus to the field, then to the picture',
      'Enter, Space': 'on the picture: request a new one',
    },
  }),
  args: { value: '', image: PICTURE, onChange: fn(), onRefresh: fn() },
  argTypes: {
    image: { control: false },
    label: { control: 'text' },
    hint: { control: 'text' },
    error: { control: 'text' },
  },
  render: live(CaptchaField, 'value', 'onChange'),
  ...sampled<CaptchaFieldProps>((t) => ({ label: t.form.captcha, refreshLabel: t.form.refresh })),
} satisfies Meta<typeof CaptchaField>
type Story = StoryObj<typeof CaptchaField>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'K7P2')
    await expect(args.onChange).toHaveBeenLastCalledWith('K7P2')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
  },
}

export const WithError: Story = withSample<CaptchaFieldProps>((t) => ({ error: t.form.accountError }))
