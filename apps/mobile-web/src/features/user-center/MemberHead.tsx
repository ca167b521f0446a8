import { formatMoney, formatWan, isVip } from '@org/domain'
import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { ProfileHead } from '@org/ui'
import { useTranslation } from 'react-i18next'
import { LOCALES } from '../../i18n/i18n'
import { useNow } from '../../hooks/use-now'
import { useAppSelector } from '../../store/store'

/** A member's head: who they are, and what they have. */
export const MemberHead = ({ user }: { user: ReplyOf<Endpoints['getUserInfo']> }) => {
  const { t } = useTranslation('user')
  const lang = useAppSelector((state) => state.preferences.lang)
  const vip = isVip(user, useNow(60))
  return (
    <ProfileHead
      name={user.nick_name}
      avatar={user.avatar}
      signature={user.signature || t(($) => $.noSignature)}
      badges={[`Lv.${user.user_level}`, ...(vip ? ['VIP'] : [])]}
      stats={[
        { id: 'gold', label: t(($) => $.gold), value: formatWan(user.gold) },
        { id: 'diamond', label: t(($) => $.diamond), value: formatWan(user.diamond) },
        {
          id: 'money',
          label: t(($) => $.money),
          value: formatMoney({ cents: user.money, currency: 'CNY' }, LOCALES[lang]),
        },
      ]}
    />
  )
}
