import type { Endpoints, ReplyOf, RequestOf } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { ListRow, Sheet } from '@org/ui/basics'
import { Gift } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { giftPagesApi } from '../../api/gifts'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { PanelViews } from '../../parts/page/PanelViews'
import { usePaged } from '../../parts/page/use-paged'

const { useGetGiftRecordsInfiniteQuery } = giftPagesApi

type Kind = NonNullable<RequestOf<Endpoints['getGiftRecords']>['kind']>
type GiftRecord = ReplyOf<Endpoints['getGiftRecords']>['list'][number]

const KINDS = ['sent', 'received'] as const satisfies readonly Kind[]
const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const
const keyOf = ({ id }: GiftRecord) => id

/** The gifts that the member has sent, and those received, with a link to the rules. */
const GiftRecordsSheet = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('gifts')
  const { t: common } = useTranslation()
  const title = t(($) => $.title)
  const navigate = useNavigate()
  const rules = pagePath('mobilePackageRules')
  return (
    <Sheet open={open} onClose={onClose} closeLabel={common(($) => $.close)} title={title}>
      <ListRow title={t(($) => $.rules)} href={useHref(rules)} onPress={() => void navigate(rules)} />
      <PanelViews label={title} views={KINDS.map((id) => ({ id, label: t(($) => $.kinds[id]) }))}>
        {(kind) => <Records key={kind} kind={kind} />}
      </PanelViews>
    </Sheet>
  )
}

const Records = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('gifts')
  const records = usePaged(useGetGiftRecordsInfiniteQuery({ kind }, FRESH), keyOf)
  return (
    <ListView
      label={t(($) => $.kinds[kind])}
      query={records}
      skeleton="conversation"
      empty={{ title: t(($) => $.empty[kind]), hint: t(($) => $.emptyHint[kind]) }}
      keyOf={keyOf}
    >
      {(record) => <Line kind={kind} record={record} />}
    </ListView>
  )
}

const Line = ({ kind, record }: { kind: Kind; record: GiftRecord }) => {
  const { t } = useTranslation('gifts')
  const locale = useLocale()
  const time = useMomentText()(record.created_at)
  const { gift, count, gold, share, peer } = record
  const shown = (amount: number) => formatCount(amount, locale) ?? ''
  return (
    <ListRow
      icon={gift.icon ? <img src={gift.icon} alt="" width={40} height={40} loading="lazy" /> : <Gift />}
      title={t(($) => $.counted, { name: gift.name, shown: shown(count) })}
      note={t(($) => $.peer[kind], { name: peer.nick_name, time })}
      value={kind === 'sent' ? t(($) => $.worth, { shown: shown(gold) }) : t(($) => $.share, { shown: shown(share) })}
    />
  )
}

export default GiftRecordsSheet
