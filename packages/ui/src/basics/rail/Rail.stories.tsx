import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided } from '../../story-kit/guide'
import { nothing } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Button } from '../button'
import { Rail, type RailProps } from './Rail'

export default {
  title: 'Basics/Rail',
  component: Rail<string>,
  parameters: guided({
    anatomy: ['small cards, in one line that scrolls'],
    good: ['A few things that belong to the user, with a link to all of them.'],
    bad: ['A list to search through: few people look further than the third card.'],
    keys: { Tab: 'moves the focus to the next card, and scrolls it into view' },
  }),
  args: { keyOf: (title) => title },
  argTypes: { children: { control: false } },
  ...sampled<RailProps<string>>(
    ({ carousel, liveTitles }) => ({
      label: carousel.label,
      items: liveTitles.slice(0, 3),
      children: (title) => (
        <Button tone="soft" onPress={nothing}>
          {title}
        </Button>
      ),
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof Rail<string>>
type Story = StoryObj<typeof Rail<string>>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { carousel } = textsOf({ globals })
    const rail = canvas.getByRole('list', { name: carousel.label })
    canvas.getAllByRole('button').at(-1)?.focus()
    await waitFor(() => expect(rail.scrollLeft).toBeGreaterThan(0))
  },
}
