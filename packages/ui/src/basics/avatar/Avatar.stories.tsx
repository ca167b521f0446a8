import type { Meta } from '@storybook/react-vite'
import { Row, Stack, localised } from '../../story-kit/story'
import { Avatar } from './Avatar'

export default { title: 'Basics/Avatar', component: Avatar } satisfies Meta<typeof Avatar>

const SIZES = ['tiny', 'small', 'medium', 'large', 'huge'] as const

export const SizesAndInitials = localised((t) => (
  <Stack>
    <Row>
      {SIZES.map((size) => (
        <Avatar key={size} name={t.anchor} size={size} alt={t.anchor} />
      ))}
    </Row>
    <Row>
      {[...t.names, 'Zé Roberto'].map((name) => (
        <Avatar key={name} name={name} alt={name} />
      ))}
      <Avatar name={t.anchor} alt={t.anchor} live />
    </Row>
  </Stack>
))
