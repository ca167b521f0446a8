import { formatCount, formatMoney, pagePath } from '@org/domain'
import { ListGroup, ListRow } from '@org/ui/basics'
import {
  Banknote,
  CirclePlus,
  ClipboardList,
  Coins,
  Crown,
  Gem,
  ListChecks,
  ReceiptText,
  ShoppingBag,
  Star,
  Ticket,
  Wallet,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { walletApi } from '../../api/wallet'
import { useHasPage } from '../../hooks/use-has-page'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { MembersOnly } from '../../parts/page/MembersOnly'
import { Page } from '../../parts/page/Page'
import { QueryView } from '../../parts/page/QueryView'
import { useBrand } from '../../site/brand-context'

const { useGetWalletQuery } = walletApi

/** What a member has, and the ways to where it came from and to more of it. */
const WalletScreen = () => {
  const { t } = useTranslation('money')
  const canRecharge = useHasPage(pagePath('recharge'))
  return (
    <Page title={t(($) => $.wallet)}>
      <MembersOnly>
        <Balances />
        <ListGroup title={t(($) => $.more)}>
          {canRecharge && <Row to={pagePath('recharge')} icon={<CirclePlus />} title={t(($) => $.recharge)} />}
          <Row to={pagePath('withdraw')} icon={<Banknote />} title={t(($) => $.withdraw)} />
          <Row to={pagePath('coupons')} icon={<Ticket />} title={t(($) => $.coupons)} />
          <Row to={pagePath('transLog')} icon={<ReceiptText />} title={t(($) => $.log)} />
          <Row to={pagePath('task')} icon={<ListChecks />} title={t(($) => $.earn)} note={t(($) => $.earnNote)} />
          <Row to={pagePath('shop')} icon={<ShoppingBag />} title={t(($) => $.shop)} note={t(($) => $.shopNote)} />
          <Row to={pagePath('vipPlans')} icon={<Crown />} title={t(($) => $.vip)} note={t(($) => $.vipNote)} />
          <Row to={pagePath('myLog')} icon={<ClipboardList />} title={t(($) => $.activity)} />
        </ListGroup>
      </MembersOnly>
    </Page>
  )
}

const FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true } as const
const COUNTED = { gold: <Coins />, diamond: <Gem />, point: <Star /> } as const

const Balances = () => {
  const { t } = useTranslation('money')
  const locale = useLocale()
  const { currency } = useBrand()
  const hasBalance = useHasPage(pagePath('balance'))
  const wallet = useGetWalletQuery({}, FRESH)
  const bills = (asset: string) => `${pagePath('transLog')}?tab=${asset}`
  return (
    <QueryView query={wallet} skeleton={{ kind: 'conversation', count: 4 }}>
      {({ money, ...counts }) => (
        <ListGroup>
          {(['gold', 'diamond', 'point'] as const).map((asset) => (
            <Row
              key={asset}
              to={bills(asset)}
              icon={COUNTED[asset]}
              title={t(($) => $.assets[asset])}
              value={formatCount(counts[asset], locale) ?? ''}
            />
          ))}
          <Row
            to={hasBalance ? pagePath('balance') : bills('money')}
            icon={<Wallet />}
            title={t(($) => $.balance)}
            value={formatMoney({ cents: money, currency }, locale) ?? ''}
          />
        </ListGroup>
      )}
    </QueryView>
  )
}

interface RowProps {
  to: string
  icon: ReactNode
  title: string
  note?: string
  value?: string
}

const Row = ({ to, ...row }: RowProps) => {
  const navigate = useNavigate()
  return <ListRow {...row} href={useHref(to)} onPress={() => void navigate(to)} />
}

export default WalletScreen
