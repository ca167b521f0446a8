import type { Meta } from '@storybook/react-vite'
import { Button } from '../../basics/button'
import { localised } from '../../story-kit/story'
import { TaskRow } from './TaskRow'

export default { title: 'Account/TaskRow', component: TaskRow } satisfies Meta<typeof TaskRow>

export const ClaimGoAndDone = localised((t) => (
  <main style={{ padding: '0 var(--space-16)', background: 'var(--surface)' }}>
    <TaskRow
      name={t.tasks.online}
      description={t.tasks.onlineHint}
      award="+20"
      progress={{ value: 3, max: 5 }}
      action={<Button size="small">{t.tasks.claim}</Button>}
    />
    <TaskRow
      name={t.tasks.share}
      description={t.tasks.shareHint}
      award="+20"
      action={
        <Button size="small" tone="soft">
          {t.tasks.go}
        </Button>
      }
    />
    <TaskRow
      name={t.tasks.share}
      award="+20"
      progress={{ value: 5, max: 5 }}
      action={
        <Button size="small" disabled>
          {t.tasks.done}
        </Button>
      }
    />
  </main>
))
