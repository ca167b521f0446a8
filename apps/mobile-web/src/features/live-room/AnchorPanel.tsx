import type { LiveRoom } from '@org/api-client/contract'
import { formatTime, formatCount } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'

/** The profile of the anchor. */
export const AnchorPanel = ({ live }: { live: LiveRoom }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { anchor, hot, start_time } = live
  return (
    <ProfileHead
      name={anchor.nick_name}
      avatar={anchor.avatar}
      signature={anchor.signature}
      badges={[`Lv${anchor.anchor_level}`]}
      stats={[
        { id: 'fans', label: t(($) => $.fans), value: formatCount(anchor.fans_count, locale) ?? '' },
        { id: 'heat', label: t(($) => $.heatLabel), value: formatCount(hot, locale) ?? '' },
        { id: 'since', label: t(($) => $.since), value: formatTime(start_time) ?? '' },
      ]}
    />
  )
}
