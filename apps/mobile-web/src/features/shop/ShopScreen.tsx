import type { Goods } from '@org/api-client/contract'
import { formatCount, pagePath } from '@org/domain'
import { ProductCard } from '@org/ui/account'
import { IconButton, ListGroup, ListRow } from '@org/ui/basics'
import { Coins, ReceiptText } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { shopPagesApi } from '../../api/shop'
import { useLocale } from '../../hooks/use-locale'
import { useViewer } from '../../hooks/use-viewer'
import { useTranslation } from '../../i18n/use-translation'
import { ListPage } from '../../parts/page/ListPage'
import { usePaged } from '../../parts/page/use-paged'
import { useBuy } from './use-buy'

const { useGetGoodsInfiniteQuery } = shopPagesApi

const keyOf = ({ id }: Goods) => id

/** What is sold for gold, except VIP. */
const ShopScreen = () => {
  const { t } = useTranslation('shop')
  const navigate = useNavigate()
  const goods = usePaged(useGetGoodsInfiniteQuery({ kind: 'gift' }, { refetchOnReconnect: true }), keyOf)
  const { buy, sheet } = useBuy(goods)
  return (
    <>
      <ListPage
        title={t(($) => $.title)}
        actions={
          <IconButton
            label={t(($) => $.records)}
            icon={<ReceiptText />}
            onPress={() => void navigate(pagePath('shopRecords'))}
          />
        }
        head={<OwnGold />}
        query={goods}
        skeleton="live"
        grid
        empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHint) }}
        keyOf={keyOf}
      >
        {(each) => <Card goods={each} onOpen={() => buy(each.id)} />}
      </ListPage>
      {sheet}
    </>
  )
}

/** Of members: it leads to where more is earned. */
const OwnGold = () => {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const navigate = useNavigate()
  const href = useHref(pagePath('task'))
  const { user } = useViewer()
  if (user === null) return null
  return (
    <ListGroup>
      <ListRow
        icon={<Coins />}
        title={t(($) => $.own)}
        value={formatCount(user.gold, locale) ?? ''}
        href={href}
        onPress={() => void navigate(pagePath('task'))}
      />
    </ListGroup>
  )
}

const Card = ({ goods, onOpen }: { goods: Goods; onOpen: () => void }) => {
  const { t } = useTranslation('shop')
  const locale = useLocale()
  const { stock, each_limit, sold } = goods
  const note =
    stock > 0
      ? t(($) => $.left, { count: stock })
      : each_limit > 0
        ? t(($) => $.limited, { count: each_limit })
        : t(($) => $.sold, { count: sold })
  return (
    <ProductCard
      title={goods.name}
      picture={goods.picture || null}
      money={{ count: goods.gold, unit: t(($) => $.gold) }}
      lang={locale}
      note={note}
      {...(stock === 0 && { off: t(($) => $.soldOut) })}
      onOpen={stock === 0 ? () => undefined : onOpen}
    />
  )
}

export default ShopScreen
