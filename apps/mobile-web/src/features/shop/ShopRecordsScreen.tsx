import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { OrderRow } from '@org/ui/account'
import { shopPagesApi } from '../../api/shop'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'

const { useGetOrdersInfiniteQuery } = shopPagesApi

type Order = ReplyOf<Endpoints['getOrders']>['list'][number]

const keyOf = ({ id }: Order) => id

/** What the member has bought. */
const ShopRecordsScreen = () => {
  const { t } = useTranslation('shop')
  return (
    <Page title={t(($) => $.records)}>
      <MembersOnly>
        <Orders />
      </MembersOnly>
    </Page>
  )
}

const Orders = () => {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const momentText = useMomentText()
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const orders = usePaged(useGetOrdersInfiniteQuery({}, options), keyOf)
  return (
    <Pullable query={orders}>
      <ListView
        label={t(($) => $.records)}
        query={orders}
        skeleton="conversation"
        empty={{ title: t(($) => $.noRecords), hint: t(($) => $.noRecordsHint) }}
        keyOf={keyOf}
      >
        {({ goods, count, gold, created_at }) => (
          <OrderRow
            title={goods.name}
            note={momentText(created_at)}
            picture={goods.picture || null}
            count={`× ${count}`}
            money={{ count: gold, unit: t(($) => $.gold) }}
            lang={locale}
            state={{ text: t(($) => $.delivered), tone: 'good' }}
          />
        )}
      </ListView>
    </Pullable>
  )
}

export default ShopRecordsScreen
