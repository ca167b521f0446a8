import type { Meta } from '@storybook/react-vite'
import { Languages, LogOut, ReceiptText, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { localised, nothing } from '../../story-kit/story'
import { Badge } from '../badge'
import { Switch } from '../switch'
import { ListGroup } from './ListGroup'
import { ListRow } from './ListRow'

export default { title: 'Basics/ListRow', component: ListRow } satisfies Meta<typeof ListRow>

export const GroupsOfLinksSettingsAndFacts = localised(function Settings(t) {
  const [on, setOn] = useState(true)
  return (
    <main style={{ display: 'grid', gap: 'var(--space-12)' }}>
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
        <ListRow icon={<Languages />} title={t.rows.language} value={t.rows.languageValue} onPress={nothing} />
      </ListGroup>
      <ListGroup>
        <Switch label={t.alerts.goals} checked={on} onChange={setOn} />
        <ListRow title={t.rows.cache} note={t.rows.off} onPress={nothing} disabled />
        <ListRow title={t.rows.version} value="1.4.0" />
      </ListGroup>
      <ListGroup>
        <ListRow icon={<LogOut />} title={t.rows.logout} tone="danger" onPress={nothing} />
      </ListGroup>
    </main>
  )
})
