import { Check, Plus } from 'lucide-react'
import { Button, type ButtonProps } from '../../basics/button'

/** Whether the viewer follows someone. */
export interface FollowState {
  followed: boolean
  /** The text of the button, which says the state, e.g. "Follow" or "Following". */
  label: string
  /** Waits for the server. */
  busy?: boolean
  /** Called with whether the viewer shall follow. */
  onFollow: (follow: boolean) => void
}

/** The button that follows someone, and no longer does so. */
export const FollowButton = ({ follow, ...rest }: { follow: FollowState } & ButtonProps) => (
  <Button
    {...rest}
    tone={follow.followed ? 'soft' : 'solid'}
    icon={follow.followed ? <Check /> : <Plus />}
    busy={follow.busy ?? false}
    onPress={() => follow.onFollow(!follow.followed)}
  >
    {follow.label}
  </Button>
)
