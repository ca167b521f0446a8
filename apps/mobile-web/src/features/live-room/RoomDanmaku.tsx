import { useLiveRoom } from '@org/im-sdk/react'
import { Danmaku } from '@org/ui/live'
import { useMemo } from 'react'
import { WhenChat } from '../../im/WhenChat'

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
  const comments = useMemo(
    () =>
      messages.flatMap(({ ID, type, payload, flow }) =>
        type === 'TIMTextElem' ? [{ id: ID, text: payload.text, isMine: flow === 'out' }] : [],
      ),
    [messages],
  )
  // What the room already has when it is entered does not cross the picture.
  return isJoined ? <Danmaku comments={comments} /> : null
}
