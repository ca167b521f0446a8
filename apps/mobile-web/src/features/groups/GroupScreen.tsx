import { formatCount } from '@org/domain'
import { IconButton, SkeletonList } from '@org/ui/basics'
import { Info } from 'lucide-react'
import { Suspense } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { GroupChat } from './GroupChat'
import { groupPaths, useGroupTexts } from '../../parts/groups/group-facts'
import { GroupPage } from './GroupPage'
import { laterPart } from '../../parts/later-part'

/** Members need none of it. */
const JoinGroup = laterPart(() => import('./JoinGroup'))

/** The conversation of a group, for its members; others see what it is for, and can enter it. */
const GroupScreen = () => {
  const { t } = useTranslation('groups')
  const { t: common } = useTranslation()
  const locale = useLocale()
  const { id } = usePageParams('chatGroup', 'anchorGroup')
  const textsOf = useGroupTexts()
  return (
    <GroupPage
      groupID={id}
      title={t(($) => $.title)}
      layout="screen"
      page={(group) => ({
        title: textsOf(group).name,
        subtitle: t(($) => $.members, { count: group.memberCount, members: formatCount(group.memberCount, locale) }),
        ...(group.selfInfo && { actions: <ToInfo groupID={id} /> }),
      })}
    >
      {(group, refetch) =>
        group.selfInfo ? (
          <GroupChat group={group} />
        ) : (
          <Suspense fallback={<SkeletonList kind="conversation" count={1} label={common(($) => $.loading)} />}>
            <JoinGroup group={group} onJoined={refetch} />
          </Suspense>
        )
      }
    </GroupPage>
  )
}

const ToInfo = ({ groupID }: { groupID: string }) => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const to = groupPaths(groupID).info
  return <IconButton label={t(($) => $.info)} icon={<Info />} href={useHref(to)} onPress={() => void navigate(to)} />
}

export default GroupScreen
