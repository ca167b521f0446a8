import type { Meta } from '@storybook/react-vite'
import { nothing, Row, Stack, localised } from '../../story-kit/story'
import { Pressable } from './Pressable'

export default { title: 'Basics/Pressable', component: Pressable } satisfies Meta<typeof Pressable>

export const LinkAndButton = localised((t) => (
  <Stack>
    <Row>
      <Pressable href="#match" onPress={nothing}>
        {t.banner.watch}
      </Pressable>
      <Pressable onPress={nothing}>{t.more}</Pressable>
    </Row>
  </Stack>
))
