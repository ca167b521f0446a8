import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled } from '../../story-kit/args'
import { CHOICE_KEYS, guided } from '../../story-kit/guide'
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch'

export default {
  title: 'Account/LanguageSwitch',
  component: LanguageSwitch,
  parameters: guided({
    anatomy: ['the languages side by side, each in its own writing'],
    good: ['Apply the choice at once and keep the place of the user on the page.'],
    bad: ['Show flags: a language is not a country.'],
    keys: CHOICE_KEYS,
  }),
  args: {
    languages: [
      { id: 'cn', name: '简体中文', lang: 'zh-CN' },
      { id: 'pt', name: 'Português', lang: 'pt-BR' },
    ],
    value: 'cn',
    onChange: fn(),
  },
  render: live(LanguageSwitch, 'value', 'onChange'),
  ...sampled<LanguageSwitchProps>((t) => ({ label: t.preferences.language })),
} satisfies Meta<typeof LanguageSwitch>
type Story = StoryObj<typeof LanguageSwitch>

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const portuguese = canvas.getByRole('radio', { name: 'Português' })
    await userEvent.click(portuguese)
    await expect(args.onChange).toHaveBeenLastCalledWith('pt')
    await expect(portuguese).toBeChecked()
  },
}
