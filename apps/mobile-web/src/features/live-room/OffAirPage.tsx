import { formatCount, pagePath } from '@org/domain'
import { ProfileHead } from '@org/ui/account'
import { Button, EmptyState, SkeletonList } from '@org/ui/basics'
import { MonitorOff } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { anchorPageApi } from '../../api/anchor-page'
import { useLocale } from '../../hooks/use-locale'
import { useTranslation } from '../../i18n/use-translation'
import { FollowAction } from '../../parts/FollowAction'
import { DetailPage } from '../../parts/page/DetailPage'
import { PageTabs } from '../../parts/page/PageTabs'
import { Section } from '../../parts/Section'
import { RecordedVideos, ShortVideos } from '../../parts/video/VideoLists'
import { useOwnShow } from './own-show'

const { useGetAnchorPageQuery } = anchorPageApi

/** A room off the air: its anchor, to be followed until the next time, and the anchor's videos. */
const OffAirPage = ({ anchorid }: { anchorid: number }) => {
  const { t } = useTranslation('live')
  const { t: videos } = useTranslation('video')
  const locale = useLocale()
  const goLive = useOwnShow()
  const query = useGetAnchorPageQuery({ anchorid }, { refetchOnReconnect: true, refetchOnMountOrArgChange: 15 })
  return (
    <DetailPage
      title={t(($) => $.title)}
      page={({ anchor }) => ({ title: anchor.nick_name })}
      query={query}
      skeleton={<SkeletonList kind="conversation" count={6} label={t(($) => $.title)} />}
      missing={{
        icon: <MonitorOff />,
        title: t(($) => $.offAir),
        hint: t(($) => $.offAirHint),
        action: <OtherRooms />,
      }}
    >
      {({ anchor }) => (
        <>
          <ProfileHead
            name={anchor.nick_name}
            avatar={anchor.avatar}
            signature={anchor.signature}
            badges={[`Lv.${anchor.anchor_level}`]}
            actions={
              goLive ? <Button onPress={goLive}>{t(($) => $.manage.goLive)}</Button> : <FollowAction uid={anchor.uid} />
            }
            stats={[
              { id: 'fans', label: videos(($) => $.anchor.fans), value: formatCount(anchor.fans_count, locale) ?? '0' },
            ]}
          />
          <EmptyState
            icon={<MonitorOff />}
            title={t(($) => $.offAir)}
            {...(!goLive && { hint: t(($) => $.followHint) })}
            action={<OtherRooms />}
          />
          <Section
            title={videos(($) => $.anchor.tabs.videos)}
            more={{ label: t(($) => $.toAnchor), to: pagePath('anchor', { uid: anchorid }) }}
          >
            <PageTabs
              label={videos(($) => $.anchor.tabs.videos)}
              tabs={(['record', 'short'] as const).map((id) => ({ id, label: videos(($) => $.kinds[id]) }))}
            >
              {(kind) =>
                kind === 'short' ? (
                  <ShortVideos anchorid={anchorid} />
                ) : (
                  <RecordedVideos category={0} anchorid={anchorid} />
                )
              }
            </PageTabs>
          </Section>
        </>
      )}
    </DetailPage>
  )
}

const OtherRooms = () => {
  const { t } = useTranslation('live')
  const navigate = useNavigate()
  const to = pagePath('lives')
  return (
    <Button href={useHref(to)} onPress={() => void navigate(to)}>
      {t(($) => $.otherRooms)}
    </Button>
  )
}

export default OffAirPage
