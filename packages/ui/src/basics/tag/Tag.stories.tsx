import type { Meta } from '@storybook/react-vite'
import { ShieldCheck } from 'lucide-react'
import { Row, Stack, localised, nothing } from '../../story-kit/story'
import { Tag } from './Tag'

export default { title: 'Basics/Tag', component: Tag } satisfies Meta<typeof Tag>

const TONES = ['neutral', 'brand', 'good', 'warn', 'live'] as const

export const TonesAndLooks = localised(({ tags }) => (
  <Stack>
    {(['soft', 'outline'] as const).map((look) => (
      <Row key={look}>
        {TONES.map((tone, at) => (
          <Tag key={tone} tone={tone} look={look}>
            {tags.words[at] ?? tags.state}
          </Tag>
        ))}
      </Row>
    ))}
  </Stack>
))

export const IconRemoveAndLongText = localised(({ tags }) => (
  <Stack>
    <Tag tone="good" icon={<ShieldCheck />}>
      {tags.words[2]}
    </Tag>
    <Tag tone="brand" remove={{ label: tags.remove(tags.words[1] ?? ''), onPress: nothing }}>
      {tags.words[1]}
    </Tag>
    <div style={{ width: 160 }}>
      <Tag remove={{ label: tags.remove(tags.long), onPress: nothing }}>{tags.long}</Tag>
    </div>
  </Stack>
))
