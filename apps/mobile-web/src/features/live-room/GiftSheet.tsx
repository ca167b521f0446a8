import { formatCount, GIFT_PRESETS, isOn, pagePath } from '@org/domain'
import { Button, Sheet, SkeletonList } from '@org/ui/basics'
import { GiftPanel, type GiftItem } from '@org/ui/live'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { giftApi } from '../../api/gifts'
import { useTranslation } from '../../i18n/use-translation'
import { useConfig } from '../../hooks/use-config'
import { useLocale } from '../../hooks/use-locale'
import { useViewer } from '../../hooks/use-viewer'
import { laterPart } from '../../parts/later-part'
import { Failure } from '../../parts/page/Failure'

const { useGetGiftListQuery, useGetBagQuery, useSendGiftMutation } = giftApi

/** Loaded by the first press. */
const GiftRecordsSheet = laterPart(() => import('./GiftRecordsSheet'), ['gifts'])

interface GiftSheetProps {
  liveid: number
  open: boolean
  onClose: () => void
}

/** What the viewer can give: first what is in the bag, then gifts, then plain gold. */
const GiftSheet = ({ liveid, open, onClose }: GiftSheetProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const navigate = useNavigate()
  const { user } = useViewer()
  const { config } = useConfig()
  const sellsGold = isOn(config.switches, 'topup')
  const list = useGetGiftListQuery({})
  const bag = useGetBagQuery({})
  const [sendGift] = useSendGiftMutation()
  const [selectedId, select] = useState<string | null>(null)
  const [count, setCount] = useState(1)
  const [records, showRecords] = useState<'never' | 'open' | 'closed'>('never')
  const title = t(($) => $.gift.title)
  const close = { closeLabel: common(($) => $.close), onClose, open: open && records !== 'open' }

  if (list.data === undefined)
    return (
      <Sheet title={title} {...close}>
        {list.error === undefined ? (
          <SkeletonList kind="text" label={common(($) => $.loading)} />
        ) : (
          <Failure error={list.error} onRetry={() => void list.refetch()} retrying={list.isFetching} />
        )}
      </Sheet>
    )

  const priced = [...list.data.gift, ...list.data.gold].map((gift): GiftItem => ({
    id: String(gift.id),
    name: gift.name,
    icon: gift.icon,
    price: gift.price,
    priceText: t(($) => $.gift.price, { shown: formatCount(gift.price, locale) ?? '' }),
  }))
  const owned = (bag.data?.list ?? []).map(({ gift, count: left, expires_at }) => ({
    left,
    giftId: gift.id,
    item: {
      id: `${BAG}${gift.id} ${expires_at}`,
      name: gift.name,
      icon: gift.icon,
      price: 0,
      priceText: `×${left}`,
      mark: t(($) => $.gift.bag),
    } satisfies GiftItem,
  }))
  const chosen = owned.find(({ item }) => item.id === selectedId)
  const counts = GIFT_PRESETS.filter((preset) => chosen === undefined || preset <= chosen.left)
  const shownCount = counts.some((preset) => preset === count) ? count : 1
  const gold = user?.gold ?? 0
  const send = (id: string, sent: number) => {
    const fromBag = owned.find(({ item }) => item.id === id)
    const price = priced.find((gift) => gift.id === id)?.price
    // The row of the call shows why it failed: maybe the prices are others now.
    void sendGift({
      liveid,
      gift_id: fromBag?.giftId ?? Number(id),
      count: sent,
      ...(fromBag ? { from_bag: 1 as const } : { price }),
    }).then(({ error }) => {
      if (error) void list.refetch()
    })
  }
  return (
    <>
      <GiftPanel
        {...close}
        title={title}
        gifts={[...owned.map(({ item }) => item), ...priced]}
        selectedId={selectedId}
        onSelect={select}
        count={shownCount}
        onCount={setCount}
        counts={counts}
        purse={{ amount: gold, text: t(($) => $.gift.purse, { shown: formatCount(gold, locale) ?? '' }) }}
        onSend={send}
        onTopUp={() => void navigate(pagePath(sellsGold ? 'recharge' : 'task'))}
        extra={
          <Button size="small" tone="plain" onPress={() => showRecords('open')}>
            {t(($) => $.gift.records)}
          </Button>
        }
        labels={{
          gifts: title,
          counts: t(($) => $.gift.counts),
          send: t(($) => $.gift.send),
          combo: (times) => t(($) => $.gift.combo, { times }),
          topUp: t(($) => $.gift[sellsGold ? 'recharge' : 'topUp']),
          tooPoor: t(($) => $.gift.tooPoor),
        }}
      />
      {records !== 'never' && (
        <Suspense>
          <GiftRecordsSheet open={open && records === 'open'} onClose={() => showRecords('closed')} />
        </Suspense>
      )}
    </>
  )
}

const BAG = 'bag '

export default GiftSheet
