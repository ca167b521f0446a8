import type { Meta } from '@storybook/react-vite'
import { Stack, told } from '../story-kit/told'
import { Spinner } from './Spinner'

export default { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>

export const Turning = told((t) => (
  <Stack>
    <Spinner label={t.loading} />
  </Stack>
))
