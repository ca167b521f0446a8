import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { OrderRow } from '@org/ui/account'
import { modelPagesApi } from '../../api/models'
import { useLocale } from '../../hooks/use-locale'
import { useMomentText } from '../../hooks/use-moment-text'
import { useNow } from '../../hooks/use-now'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'

const { useGetModelSubscriptionsInfiniteQuery } = modelPagesApi

type Subscription = ReplyOf<Endpoints['getModelSubscriptions']>['list'][number]

const keyOf = ({ id }: Subscription) => id

/** What the member has subscribed to. */
const SubscriptionsScreen = () => {
  const { t } = useTranslation('models')
  return (
    <Page title={t(($) => $.subscriptions)}>
      <MembersOnly>
        <Subscriptions />
      </MembersOnly>
    </Page>
  )
}

const Subscriptions = () => {
  const { t } = useTranslation('models')
  const locale = useLocale()
  const momentText = useMomentText()
  const now = useNow(60)
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const subscriptions = usePaged(useGetModelSubscriptionsInfiniteQuery({}, options), keyOf)
  return (
    <Pullable query={subscriptions}>
      <ListView
        label={t(($) => $.subscriptions)}
        query={subscriptions}
        skeleton="conversation"
        empty={{ title: t(($) => $.noSubscriptions), hint: t(($) => $.noSubscriptionsHint) }}
        keyOf={keyOf}
      >
        {({ type, days, gold, starts_at, ends_at }) => (
          <OrderRow
            title={t(($) => $.names[type])}
            note={`${momentText(starts_at)} – ${momentText(ends_at)}`}
            picture={null}
            count={t(($) => $.days, { count: days })}
            money={{ count: gold, unit: t(($) => $.gold) }}
            lang={locale}
            state={
              ends_at > now
                ? { text: starts_at > now ? t(($) => $.later) : t(($) => $.active), tone: 'good' }
                : { text: t(($) => $.ended), tone: 'neutral' }
            }
          />
        )}
      </ListView>
    </Pullable>
  )
}

export default SubscriptionsScreen
