import { formatMoney, formatCount, isVip } from '@org/domain'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { ProfileHead } from '@org/ui/account'
import type { Ref } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import { useNow } from '../../hooks/use-now'
import { useBrand } from '../../site/brand-context'
import { useCountUp } from './use-count-up'

interface MemberHeadProps {
  user: ReplyOf<Endpoints['getUserInfo']>
  /** The number of gold. */
  purse: Ref<HTMLElement>
}

/** A member's head: name, level and balances. Gold that is won counts up. */
export const MemberHead = ({ user, purse }: MemberHeadProps) => {
  const { t } = useTranslation('user')
  const locale = useLocale()
  const { currency } = useBrand()
  const gold = useCountUp(user.gold)
  const vip = isVip(user, useNow(60))
  return (
    <ProfileHead
      name={user.nick_name}
      avatar={user.avatar}
      signature={user.signature || t(($) => $.noSignature)}
      badges={[`Lv.${user.user_level}`, ...(vip ? ['VIP'] : [])]}
      stats={[
        { id: 'gold', label: t(($) => $.gold), value: formatCount(gold, locale) ?? '', valueRef: purse },
        { id: 'diamond', label: t(($) => $.diamond), value: formatCount(user.diamond, locale) ?? '' },
        {
          id: 'money',
          label: t(($) => $.money),
          value: formatMoney({ cents: user.money, currency }, locale) ?? '',
        },
      ]}
    />
  )
}
