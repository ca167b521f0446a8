import type { Meta } from '@storybook/react-vite'
import { localised } from '../../story-kit/story'
import { SkeletonList, type SkeletonListProps } from './Skeleton'

export default { title: 'Basics/Skeleton', component: SkeletonList } satisfies Meta<typeof SkeletonList>

const story = (kind: SkeletonListProps['kind']) => localised((t) => <SkeletonList label={t.loading} kind={kind} />)

export const Matches = story('match')
export const LiveRooms = story('live')
export const Conversations = story('conversation')
export const Messages = story('message')
export const Text = story('text')
