import type { Meta } from '@storybook/react-vite'
import { Stack, localised } from '../../story-kit/story'
import { Spinner } from './Spinner'

export default { title: 'Basics/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export const Turning = localised((t) => (
  <Stack>
    <Spinner label={t.loading} />
  </Stack>
))
