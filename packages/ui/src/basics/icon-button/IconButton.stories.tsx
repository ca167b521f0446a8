import type { Meta } from '@storybook/react-vite'
import { Bell, Search, Share2, Star } from 'lucide-react'
import { Badge } from '../badge'
import { Row, Stack, localised } from '../../story-kit/story'
import { IconButton } from './IconButton'

export default { title: 'Basics/IconButton', component: IconButton } satisfies Meta<typeof IconButton>

export const Tones = localised((t) => (
  <Stack>
    <Row>
      <IconButton label={t.search} icon={<Search />} />
      <IconButton label={t.match.collect} icon={<Star />} tone="brand" />
      <IconButton label={t.chat.list} icon={<Bell />} badge={<Badge tone="count">8</Badge>} href="#messages" />
      <IconButton label={t.share} icon={<Share2 />} disabled />
    </Row>
    <div style={{ background: 'var(--stage)' }}>
      <IconButton label={t.share} icon={<Share2 />} tone="onScrim" />
    </div>
  </Stack>
))
