import { isChinese } from '@org/domain'
import { useLiveRoom } from '@org/im-sdk/react'
import { Button, IconButton, ListRow } from '@org/ui/basics'
import { Ticket, X } from 'lucide-react'
import { useState } from 'react'
import { couponApi } from '../../api/coupons'
import { useFailureText } from '../../hooks/use-failure-text'
import { useLocale } from '../../hooks/use-locale'
import { useNow } from '../../hooks/use-now'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useProtected } from '../../hooks/use-protected'
import { useTranslation } from '../../i18n/use-translation'
import { senderName } from '../../im/host-lines'
import { roomHostMessage } from '../../im/room-host-message'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'

const { useTakeCouponMutation } = couponApi

/** As long as the server lets viewers take them. */
const SHOWN_SECONDS = 3_600

/** The coupons of which the room was told last, until the viewer has taken one or closed it. */
const CouponGift = ({ groupID }: { groupID: string }) => {
  const { t } = useTranslation('coupons')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const dispatch = useAppDispatch()
  const isAllowed = useProtected()
  const textOf = useFailureText()
  const now = useNow(60)
  const { messages } = useLiveRoom(groupID)
  const [done, setDone] = useState(0)
  const [takeCoupon] = useTakeCouponMutation()
  const newest = messages.findLast((message) => roomHostMessage(message)?.type === 'sendCouponGift')
  const told = newest && roomHostMessage(newest)
  const gift = told?.type === 'sendCouponGift' ? told.data : null
  const [take, busy] = useOneAtATime(async (id: number) => {
    const { data, error } = await takeCoupon({ id })
    const text = data ? t(($) => $.taken, { name: data.coupon.name }) : textOf(error)
    dispatch(toastShown(data ? 'success' : 'failure', text))
    // What was refused is asked for in vain again; what got no answer is not.
    if (data || 'status' in error) setDone(id)
  })
  if (gift === null || newest === undefined || gift.coupon_id === done || newest.time < now - SHOWN_SECONDS) return null
  const title = isChinese(locale) ? gift.title : gift.title_pt || gift.title
  return (
    <ListRow
      role="status"
      icon={<Ticket />}
      title={title}
      note={t(($) => $.dropped, { name: senderName(gift.sender, locale), count: gift.count })}
      end={
        <>
          <Button
            size="small"
            busy={busy}
            aria-label={`${t(($) => $.takeOne)} ${title}`}
            onPress={() => isAllowed() && take(gift.coupon_id)}
          >
            {t(($) => $.takeOne)}
          </Button>
          <IconButton label={common(($) => $.close)} icon={<X />} onPress={() => setDone(gift.coupon_id)} />
        </>
      }
    />
  )
}

export default CouponGift
