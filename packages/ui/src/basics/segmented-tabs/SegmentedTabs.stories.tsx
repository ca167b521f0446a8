import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { Stack, localised } from '../../story-kit/story'
import { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs'

export default { title: 'Basics/SegmentedTabs', component: SegmentedTabs } satisfies Meta<typeof SegmentedTabs>

const story = (look: SegmentedTabsProps['look']) =>
  localised(function Tabs(t) {
    const [selected, setSelected] = useState('chat')
    return (
      <Stack pad={look !== 'line'}>
        <div style={{ width: '100%' }}>
          <SegmentedTabs
            look={look}
            label={t.detailTabs.label}
            tabs={[
              { id: 'chat', label: t.detailTabs.chat, count: look === 'title' ? 0 : 12, countLabel: t.unread(12) },
              { id: 'status', label: t.detailTabs.status },
              { id: 'analysis', label: t.detailTabs.analysis },
              ...(look === 'line'
                ? [
                    { id: 'lineup', label: t.detailTabs.lineup },
                    { id: 'index', label: t.detailTabs.index },
                  ]
                : []),
            ]}
            selectedId={selected}
            onSelect={setSelected}
          />
        </div>
      </Stack>
    )
  })

export const Line = story('line')
export const Pill = story('pill')
export const Title = story('title')
