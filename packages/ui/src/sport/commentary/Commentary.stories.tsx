import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled, withSample } from '../../story-kit/args'
import { NO_KEYS, guided } from '../../story-kit/guide'
import { textsOf } from '../../story-kit/texts'
import { Button } from '../../basics/button'
import { Commentary, type CommentaryProps } from './Commentary'

const KINDS = ['goal', 'substitution', undefined, 'yellowCard'] as const

export default {
  title: 'Sport/Commentary',
  component: Commentary,
  parameters: guided({
    anatomy: [
      'the line',
      'the minute',
      'the sign of what happened',
      'the text; what matters stands out',
      'what does not count, struck through, and why',
      'what follows the list, such as a button for more',
    ],
    good: ['Put the newest entry first while the match is played.'],
    bad: ['Mark more than a few entries as important.'],
    keys: NO_KEYS,
  }),
  argTypes: { footer: { control: false } },
  ...sampled<CommentaryProps>(
    ({ commentary, incidents }) => ({
      label: commentary.label,
      entries: commentary.lines.map((text, at) => ({
        id: String(at),
        minute: `${67 - at * 4}'`,
        text,
        weight: at === 0 ? 'important' : 'normal',
        ...(KINDS[at] && { kind: KINDS[at] }),
        ...(at === 3 && { annulled: incidents.annulled }),
      })),
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof Commentary>
type Story = StoryObj<typeof Commentary>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { commentary } = textsOf({ globals })
    await expect(canvas.getByRole('list', { name: commentary.label })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(commentary.lines[0] ?? '')
  },
}

export const WithFooter: Story = withSample<CommentaryProps>((t) => ({
  footer: (
    <Button block tone="plain">
      {t.more}
    </Button>
  ),
}))
