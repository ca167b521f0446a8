import type { Meta } from '@storybook/react-vite'
import { Row, Stack, localised } from '../../story-kit/story'
import { Badge } from './Badge'

export default { title: 'Basics/Badge', component: Badge } satisfies Meta<typeof Badge>

export const Tones = localised((t) => (
  <Stack>
    <Row>
      <Badge tone="live">{t.live}</Badge>
      <Badge tone="count" label={t.unread(12)}>
        12
      </Badge>
      <Badge tone="count" label={t.unread(1)} />
      <Badge tone="brand">{t.profile.vip}</Badge>
      <Badge tone="warn">{t.match.soon}</Badge>
      <Badge>{t.finished}</Badge>
      <Badge tone="scrim">{t.sports.football}</Badge>
    </Row>
  </Stack>
))
