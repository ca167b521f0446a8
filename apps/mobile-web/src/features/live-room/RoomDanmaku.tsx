import { useLiveRoom } from '@org/im-sdk/react'
import { Danmaku } from '@org/ui/live'
import { useMemo } from 'react'
import { useIsBlocked } from '../../im/blocked-words'
import { WhenChat } from '../../im/WhenChat'
import { useAppSelector } from '../../store/store'
import { playerPreferences } from './player-preferences'

interface RoomDanmakuProps {
  groupID: string
}

/** The messages of the room that arrive while it is watched, across the picture. */
export const RoomDanmaku = (props: RoomDanmakuProps) => (
  <WhenChat>
    <Comments {...props} />
  </WhenChat>
)

const Comments = ({ groupID }: RoomDanmakuProps) => {
  const { messages, isJoined } = useLiveRoom(groupID)
  const isBlocked = useIsBlocked()
  const density = useAppSelector((state) => playerPreferences.selectSlice(state).density)
  const comments = useMemo(
    () =>
      messages.flatMap(({ ID, type, payload, flow }) =>
        // One with a blocked word has arrived too: it does not cross later, when the word is unblocked.
        type === 'TIMTextElem'
          ? [{ id: ID, text: flow === 'out' || !isBlocked(payload.text) ? payload.text : '', isMine: flow === 'out' }]
          : [],
      ),
    [messages, isBlocked],
  )
  // What the room already has when it is entered does not cross the picture.
  return isJoined ? <Danmaku comments={comments} density={density} /> : null
}
