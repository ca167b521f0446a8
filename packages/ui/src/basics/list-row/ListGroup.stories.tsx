import type { Meta, StoryObj } from '@storybook/react-vite'
import { Languages, LogOut, ReceiptText, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { sampled } from '../../story-kit/args'
import { guided, NO_KEYS } from '../../story-kit/guide'
import { localised, nothing } from '../../story-kit/story'
import { textsOf } from '../../story-kit/texts'
import { Badge } from '../badge'
import { Switch } from '../switch'
import { ListGroup, type ListGroupProps } from './ListGroup'
import { ListRow } from './ListRow'

export default {
  title: 'Basics/ListGroup',
  component: ListGroup,
  parameters: guided({
    anatomy: ['the title', 'the rows, with lines between them'],
    good: ['Rows that belong together.'],
    bad: ['A group of one row with a title.'],
    keys: NO_KEYS,
  }),
  argTypes: { children: { control: false } },
  ...sampled<ListGroupProps>(
    ({ rows }) => ({
      title: rows.account,
      children: (
        <>
          <ListRow icon={<ReceiptText />} title={rows.orders} href="#orders" />
          <ListRow icon={<Languages />} title={rows.language} value={rows.languageValue} onPress={nothing} />
          <ListRow title={rows.version} value="1.4.0" />
        </>
      ),
    }),
    { bleeds: true },
  ),
} satisfies Meta<typeof ListGroup>
type Story = StoryObj<typeof ListGroup>

export const Playground: Story = {
  play: async ({ canvas, globals }) => {
    const { rows } = textsOf({ globals })
    await expect(canvas.getByRole('region', { name: rows.account })).toHaveTextContent(rows.version)
  },
}

export const WithoutTitle: Story = { args: { title: undefined } }

export const GroupsOfLinksSettingsAndFacts = localised(function Settings(t) {
  const [on, setOn] = useState(true)
  return (
    <div style={{ display: 'grid', gap: 'var(--space-12)' }}>
      <ListGroup title={t.rows.account}>
        <ListRow icon={<ReceiptText />} title={t.rows.orders} note={t.rows.ordersNote} value="12" href="#orders" />
        <ListRow
          icon={<TicketPercent />}
          title={t.rows.coupons}
          end={
            <Badge tone="count" label={t.unread(3)}>
              3
            </Badge>
          }
          href="#coupons"
        />
      </ListGroup>
      <ListGroup>
        <Switch label={t.alerts.goals} checked={on} onChange={setOn} />
        <ListRow title={t.rows.cache} note={t.rows.off} onPress={nothing} disabled />
      </ListGroup>
      <ListGroup>
        <ListRow icon={<LogOut />} title={t.rows.logout} tone="danger" onPress={nothing} />
      </ListGroup>
    </div>
  )
})
