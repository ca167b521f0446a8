import type { Meta } from '@storybook/react-vite'
import { CircleAlert, TriangleAlert } from 'lucide-react'
import { localised, nothing } from '../../story-kit/story'
import { NoticeBar } from './NoticeBar'

export default { title: 'Basics/NoticeBar', component: NoticeBar } satisfies Meta<typeof NoticeBar>

export const TonesAndActions = localised(({ notices }) => (
  <main style={{ display: 'grid', gap: 'var(--space-12)' }}>
    <NoticeBar text={notices.short} />
    <NoticeBar text={notices.short} href="#season" onOpen={nothing} />
    <NoticeBar
      tone="warn"
      icon={<TriangleAlert />}
      text={notices.live}
      close={{ label: notices.close, onPress: nothing }}
    />
    <NoticeBar
      tone="live"
      icon={<CircleAlert />}
      text={notices.short}
      onOpen={nothing}
      close={{ label: notices.close, onPress: nothing }}
    />
  </main>
))

export const LongText = localised(({ notices }) => (
  <main>
    <NoticeBar text={notices.long} href="#maintenance" onOpen={nothing} />
  </main>
))
