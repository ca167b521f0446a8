import { Button } from '@org/ui/basics'
import { Check, Plus } from 'lucide-react'
import { useFollow } from './use-follow'

/** The button that follows a member, and no longer; nothing for oneself. */
export const FollowAction = ({ uid }: { uid: number }) => {
  const follow = useFollow(uid)
  if (follow === null) return null
  return (
    <Button
      size="small"
      tone={follow.followed ? 'soft' : 'solid'}
      icon={follow.followed ? <Check /> : <Plus />}
      onPress={() => follow.onFollow(!follow.followed)}
    >
      {follow.label}
    </Button>
  )
}
