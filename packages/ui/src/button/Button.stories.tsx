import type { Meta } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Row, Stack, told } from '../story-kit/told'
import { Button } from './Button'

export default { title: 'Controls/Button', component: Button } satisfies Meta<typeof Button>

const TONES = ['solid', 'soft', 'outline', 'plain', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const

export const TonesAndSizes = told((t) => (
  <Stack>
    {SIZES.map((size) => (
      <Row key={size}>
        {TONES.map((tone) => (
          <Button key={tone} tone={tone} size={size}>
            {t.follow}
          </Button>
        ))}
      </Row>
    ))}
  </Stack>
))

export const States = told((t) => (
  <Stack>
    <Row>
      <Button icon={<Plus />}>{t.follow}</Button>
      <Button busy>{t.form.busy}</Button>
      <Button disabled>{t.tasks.done}</Button>
      <Button href="#link" tone="soft">
        {t.banner.watch}
      </Button>
    </Row>
    <Button block size="large">
      {t.form.submit}
    </Button>
  </Stack>
))
