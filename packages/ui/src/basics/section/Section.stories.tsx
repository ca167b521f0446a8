import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { nothing } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Button } from '../button'
import { ListRow } from '../list-row'
import { Section, type SectionProps } from './Section'

export default {
  title: 'Basics/Section',
  component: Section,
  parameters: guided({
    anatomy: ['the title', 'an action at its end', 'the content'],
    good: ['A part of a page with a list of its own.', 'Name the section in the accessible name of its action.'],
    bad: ['A card within a card.'],
    keys: NO_KEYS,
  }),
  argTypes: { action: { control: false }, children: { control: false } },
  ...sampled<SectionProps>(
    ({ rows }) => ({
      title: rows.account,
      action: (
        <Button tone="plain" size="small" onPress={nothing}>
          {rows.orders}
        </Button>
      ),
      children: <ListRow title={rows.version} value="1.4.0" />,
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof Section>
type Story = StoryObj<typeof Section>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { rows } = textsOf({ globals })
    await expect(canvas.getByRole('region', { name: rows.account })).toHaveTextContent(rows.version)
  },
}

export const Card: Story = { args: { look: 'card' } }

export const WithoutAction: Story = { args: { action: undefined } }
