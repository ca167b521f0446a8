import { IconButton } from '@org/ui/basics'
import { Info } from 'lucide-react'
import { useHref, useNavigate } from 'react-router'
import { usePageParams } from '../../hooks/use-page-params'
import { useTranslation } from '../../i18n/use-translation'
import { GroupChat } from './GroupChat'
import { groupPaths, useGroupTexts } from '../../parts/groups/group-facts'
import { GroupPage } from './GroupPage'
import { JoinGroup } from './JoinGroup'

/** The conversation of a group, for its members; others see what it is for, and can enter it. */
const GroupScreen = () => {
  const { t } = useTranslation('groups')
  const { id } = usePageParams('chatGroup', 'anchorGroup')
  const textsOf = useGroupTexts()
  return (
    <GroupPage
      groupID={id}
      title={t(($) => $.title)}
      layout="screen"
      page={(group) => ({
        title: textsOf(group).name,
        subtitle: t(($) => $.members, { count: group.memberCount }),
        ...(group.selfInfo && { actions: <ToInfo groupID={id} /> }),
      })}
    >
      {(group, refetch) =>
        group.selfInfo ? <GroupChat group={group} /> : <JoinGroup group={group} onJoined={refetch} />
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
