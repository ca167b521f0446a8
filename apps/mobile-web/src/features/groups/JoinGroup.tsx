import { TYPES } from '@org/im-sdk'
import type { Group } from '@org/im-sdk/groups'
import { ProfileHead } from '@org/ui/account'
import { Button } from '@org/ui/basics'
import { chatGroupApi } from '../../api/chat-groups'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { FollowAction } from '../../parts/FollowAction'
import { toastShown } from '../../store/feedback'
import { useAppDispatch } from '../../store/store'
import { anchorOf, useGroupTexts } from '../../parts/groups/group-facts'

const { useJoinAnchorGroupMutation } = chatGroupApi

interface JoinGroupProps {
  group: Group
  onJoined: () => void
}

/** A group for who is not in it. A fan group is for those who follow the anchor. */
export const JoinGroup = ({ group, onJoined }: JoinGroupProps) => {
  const { t } = useTranslation('groups')
  const textsOf = useGroupTexts()
  const { name, introduction } = textsOf(group)
  const anchor = anchorOf(group.groupID)
  return (
    <ProfileHead
      name={name}
      avatar={group.avatar}
      signature={introduction || t(($) => (anchor === null ? $.noIntroduction : $.fansOnly))}
      stats={[{ id: 'members', label: t(($) => $.memberCount), value: String(group.memberCount) }]}
      actions={
        anchor === null ? (
          <JoinButton groupID={group.groupID} onJoined={onJoined} />
        ) : (
          <>
            <FollowAction uid={anchor} />
            <JoinFansButton anchorid={anchor} onJoined={onJoined} />
          </>
        )
      }
    />
  )
}

const JoinButton = ({ groupID, onJoined }: { groupID: string; onJoined: () => void }) => {
  const { t } = useTranslation('groups')
  const dispatch = useAppDispatch()
  const [change, busy] = useChatChange()
  return (
    <Button
      size="small"
      busy={busy}
      onPress={() =>
        change(
          (chat) => chat.joinGroup({ groupID }),
          ({ status }) => {
            if (status !== TYPES.JOIN_STATUS_WAIT_APPROVAL) return onJoined()
            const text = t(($) => $.asked)
            dispatch(toastShown('success', text))
          },
        )
      }
    >
      {t(($) => $.join)}
    </Button>
  )
}

const JoinFansButton = ({ anchorid, onJoined }: { anchorid: number; onJoined: () => void }) => {
  const { t } = useTranslation('groups')
  const tellFailure = useTellFailure()
  const [joinGroup] = useJoinAnchorGroupMutation()
  const [join, busy] = useOneAtATime(async () => {
    const { error } = await joinGroup({ anchorid })
    if (error) tellFailure(error)
    else onJoined()
  })
  return (
    <Button size="small" busy={busy} onPress={join}>
      {t(($) => $.join)}
    </Button>
  )
}
