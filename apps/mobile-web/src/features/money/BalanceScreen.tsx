import { ListGroup, ListRow, Skeleton } from '@org/ui/basics'
import { Price } from '@org/ui/account'
import { walletApi } from '../../api/wallet'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { useBrand } from '../../site/brand-context'
import { BillList } from './BillList'

const { useGetWalletQuery } = walletApi

/** The money of a member, and what came in and went out. */
const BalanceScreen = () => {
  const { t } = useTranslation('money')
  return (
    <Page title={t(($) => $.balance)}>
      <MembersOnly>
        <Money />
        <BillList asset="money" />
      </MembersOnly>
    </Page>
  )
}

const Money = () => {
  const { t } = useTranslation('money')
  const locale = useLocale()
  const { currency } = useBrand()
  const wallet = useGetWalletQuery({}, { refetchOnMountOrArgChange: true, refetchOnReconnect: true })
  return (
    <QueryView query={wallet} skeleton={<Skeleton />}>
      {({ money }) => (
        <ListGroup>
          <ListRow
            title={t(($) => $.balance)}
            end={<Price money={{ cents: money, currency }} lang={locale} size="large" />}
          />
        </ListGroup>
      )}
    </QueryView>
  )
}

export default BalanceScreen
