import type { Endpoints, RequestOf, ReplyOf } from '@org/api-client/contract'
import { formatCount, formatMoney } from '@org/domain'
import { BillRow } from '@org/ui/account'
import { FilterChips } from '@org/ui/basics'
import { useSearchParams } from 'react-router'
import { walletPagesApi } from '../../api/wallet'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'
import { useBrand } from '../../site/brand-context'

const { useGetBillsInfiniteQuery } = walletPagesApi

export type Asset = RequestOf<Endpoints['getBills']>['asset']
type Bill = ReplyOf<Endpoints['getBills']>['list'][number]

const FLOWS = ['all', 'in', 'out'] as const
const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const
const keyOf = ({ id }: Bill) => id

/** What came in and went out of a balance; which of both is in the URL. */
export const BillList = ({ asset }: { asset: Asset }) => {
  const { t } = useTranslation('money')
  const [params, setParams] = useSearchParams()
  const flow = FLOWS.find((each) => each === params.get('flow')) ?? 'all'
  const bills = usePaged(useGetBillsInfiniteQuery({ asset, flow }, FRESH), keyOf)
  const choose = (to: string) =>
    setParams(
      (before) => {
        before.set('flow', to)
        return before
      },
      { replace: true },
    )
  return (
    <>
      <FilterChips
        label={t(($) => $.flow)}
        chips={FLOWS.map((id) => ({ id, label: t(($) => $.flows[id]) }))}
        selectedId={flow}
        onSelect={choose}
      />
      <Pullable query={bills}>
        <ListView
          label={t(($) => $.log)}
          query={bills}
          skeleton="conversation"
          empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHints[asset]) }}
          keyOf={keyOf}
        >
          {(bill) => <Line asset={asset} bill={bill} />}
        </ListView>
      </Pullable>
    </>
  )
}

const Line = ({ asset, bill: { title, amount, balance, created_at } }: { asset: Asset; bill: Bill }) => {
  const { t } = useTranslation('money')
  const locale = useLocale()
  const { currency } = useBrand()
  const time = useMomentText()(created_at)
  const isMoney = asset === 'money'
  const left = isMoney ? formatMoney({ cents: balance, currency }, locale) : formatCount(balance, locale)
  const money = isMoney ? { cents: amount, currency } : { count: amount, unit: t(($) => $.units[asset]) }
  return <BillRow title={title} note={t(($) => $.left, { time, balance: left ?? '' })} money={money} lang={locale} />
}
