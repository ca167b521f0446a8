import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EmptyState } from '../../basics/empty-state'
import { sampled, withSample } from '../../story-kit/args'
import { PRESS_KEYS, guided } from '../../story-kit/guide'
import { textsOf, type Texts } from '../../story-kit/texts'
import { AudienceList, type AudienceListProps, type AudienceMember } from '.'

const KINDS = ['level30', 'level20', 'level10', 'level1'] as const

const members = (t: Texts, count: number): AudienceMember[] =>
  Array.from({ length: count }, (_, at) => {
    const band = Math.min(3, at >> 1)
    return {
      id: String(at),
      name: t.names[at % t.names.length] ?? '',
      badge: { kind: KINDS[band] ?? 'level1', label: t.lv(39 - 10 * band) },
      rank: at + 1,
      ...(at < 20 && { value: t.gift.gold(String(9_900 - 430 * at)) }),
    }
  })

export default {
  title: 'Live/AudienceList',
  component: AudienceList,
  args: { onOpen: fn(), style: { height: '70dvh' } },
  argTypes: { members: { control: false }, empty: { control: false } },
  parameters: {
    ...guided({
      anatomy: ['the rank', 'the picture and the name', 'what was given'],
      good: ["Order it by what was given, and keep the viewers' own row in sight."],
      bad: ['Give it no height: only rows near the screen are rendered.'],
      keys: PRESS_KEYS,
    }),
    docs: { story: { inline: false, height: 480 } },
  },
  ...sampled<AudienceListProps>(
    (t) => ({ label: t.audience, members: members(t, 1_000), empty: <EmptyState title={t.empty} /> }),
    { bleeds: true },
  ),
} satisfies Meta<typeof AudienceList>
type Story = StoryObj<typeof AudienceList>

export const Playground: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [first = ''] = textsOf({ globals }).names
    const [row] = await canvas.findAllByRole('button', { name: new RegExp(first) })
    if (row) await userEvent.click(row)
    await expect(args.onOpen).toHaveBeenCalledWith('0')
  },
}

/** Without ranks and values: who is in the room. */
export const Unranked: Story = withSample<AudienceListProps>((t) => ({
  members: members(t, 40).map(({ id, name, badge }) => ({ id, name, ...(badge && { badge }) })),
}))

export const Empty: Story = { args: { members: [] } }
