import type { Meta } from '@storybook/react-vite'
import { Row, Stack, localised } from '../../story-kit/story'
import { LevelBadge } from './LevelBadge'

export default { title: 'Live/LevelBadge', component: LevelBadge } satisfies Meta<typeof LevelBadge>

export const SixKinds = localised((t) => (
  <Stack>
    <Row>
      <LevelBadge kind="anchor" label={t.anchorBadge} />
      <LevelBadge kind="admin" label={t.adminBadge} />
      <LevelBadge kind="level1" label={t.lv(5)} />
      <LevelBadge kind="level10" label={t.lv(12)} />
      <LevelBadge kind="level20" label={t.lv(28)} />
      <LevelBadge kind="level30" label={t.lv(39)} />
    </Row>
  </Stack>
))
