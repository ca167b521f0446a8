import type { LiveRoom } from '@org/api-client/contract'
import { formatTime, formatCount, isOn } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { SkeletonList } from '@org/ui/basics'
import { Suspense } from 'react'
import { useConfig } from '../../hooks/use-config'
import { useTranslation } from '../../i18n/use-translation'
import { useLocale } from '../../hooks/use-locale'
import { ReportLink } from '../../parts/ReportLink'
import { laterPart } from '../../parts/later-part'

/** Loaded with its tab. */
const RankPanel = laterPart(() => import('./RankPanel'))

/** The profile of the anchor, those who gave most, and the audience. */
export const AnchorPanel = ({ live }: { live: LiveRoom }) => {
  const { t } = useTranslation('live')
  const locale = useLocale()
  const { t: common } = useTranslation()
  const { config } = useConfig()
  const { anchor, hot, start_time } = live
  return (
    <>
      <ProfileHead
        name={anchor.nick_name}
        avatar={anchor.avatar}
        signature={anchor.signature}
        badges={[`Lv${anchor.anchor_level}`]}
        actions={<ReportLink uid={anchor.uid} label={t(($) => $.reportAnchor)} />}
        stats={[
          { id: 'fans', label: t(($) => $.fans), value: formatCount(anchor.fans_count, locale) ?? '' },
          { id: 'heat', label: t(($) => $.heatLabel), value: formatCount(hot, locale) ?? '' },
          { id: 'since', label: t(($) => $.since), value: formatTime(start_time) ?? '' },
        ]}
      />
      <Suspense fallback={<SkeletonList kind="conversation" label={common(($) => $.loading)} />}>
        <RankPanel liveid={live.id} groupID={live.group_id} mayChat={isOn(config.switches, 'userchat')} />
      </Suspense>
    </>
  )
}
