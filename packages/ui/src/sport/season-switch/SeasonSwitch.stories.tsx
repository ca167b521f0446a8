import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { live, sampled, withSample } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { FOCUS_VISIBLE } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { SeasonSwitch, type SeasonSwitchProps } from './SeasonSwitch'

const SEASONS = ['2026/27', '2025/26', '2024/25'].map((label) => ({ id: label, label }))

export default {
  title: 'Sport/SeasonSwitch',
  component: SeasonSwitch,
  parameters: guided({
    anatomy: ['the season before', 'the season, as the list of the device', 'the season after'],
    good: ['Order the seasons from the newest to the oldest.'],
    bad: ['Offer a season without data.'],
    keys: {
      Tab: 'moves the focus to the arrows and the list',
      'Enter, Space': 'go to the season before or after',
      '↑ ↓': 'choose another season in the list',
    },
  }),
  args: { selectedId: '2026/27', onSelect: fn() },
  render: live(SeasonSwitch, 'selectedId', 'onSelect'),
  ...sampled<SeasonSwitchProps>((t) => ({ seasons: SEASONS, labels: t.sport.season })),
} satisfies Meta<typeof SeasonSwitch>
type Story = StoryObj<typeof SeasonSwitch>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf({ globals })
    await userEvent.click(canvas.getByRole('button', { name: t.sport.season.earlier }))
    await expect(args.onSelect).toHaveBeenLastCalledWith('2025/26')
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2024/25')
    await expect(args.onSelect).toHaveBeenLastCalledWith('2024/25')
  },
}

/** Nothing to switch to. */
export const OneSeason: Story = { args: { seasons: SEASONS.slice(0, 1) } }
export const FocusVisible: Story = FOCUS_VISIBLE

/** The season has a name. */
export const LongText: Story = withSample<SeasonSwitchProps>((t) => ({
  seasons: [{ id: '2026/27', label: `${t.leagues.brazil} ${t.leagues.laliga} 2026` }],
}))
