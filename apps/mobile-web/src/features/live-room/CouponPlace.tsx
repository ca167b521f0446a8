import { useLiveRoom } from '@org/im-sdk/react'
import { Suspense } from 'react'
import { roomHostMessage } from '../../im/room-host-message'
import { WhenChat } from '../../im/WhenChat'
import { laterPart } from '../../parts/later-part'

const CouponGift = laterPart(() => import('./CouponGift'), ['coupons'])

/** Loads the code of coupons once the room is told of some. */
export const CouponPlace = (props: { groupID: string }) => (
  <WhenChat>
    <Waiting {...props} />
  </WhenChat>
)

const Waiting = ({ groupID }: { groupID: string }) => {
  const { messages } = useLiveRoom(groupID)
  if (!messages.some((message) => roomHostMessage(message)?.type === 'sendCouponGift')) return null
  return (
    <Suspense>
      <CouponGift groupID={groupID} />
    </Suspense>
  )
}
