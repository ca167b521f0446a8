import type { Meta } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { Row, Stack, localised } from '../../story-kit/story'
import { Button } from './Button'

export default { title: 'Basics/Button', component: Button } satisfies Meta<typeof Button>

const TONES = ['solid', 'soft', 'outline', 'plain', 'danger'] as const
const SIZES = ['small', 'medium', 'large'] as const

export const TonesAndSizes = localised((t) => (
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

export const States = localised((t) => (
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
