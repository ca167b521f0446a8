import { formatCount } from '@org/domain'
import { TYPES } from '@org/im-sdk'
import type { Group } from '@org/im-sdk/groups'
import { ProfileHead } from '@org/ui/account'
import { Button } from '@org/ui/basics'
import { useState } from 'react'
import { chatGroupApi } from '../../api/chat-groups'
import { useLocale } from '../../hooks/use-locale'
import { useOneAtATime } from '../../hooks/use-one-at-a-time'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { FollowAction } from '../../parts/FollowAction'
import { TextDialog } from '../../parts/TextDialog'
import { anchorOf, useGroupTexts } from '../../parts/groups/group-facts'

const { useJoinAnchorGroupMutation } = chatGroupApi

/** Of a message to the managers, which the server limits to 300 bytes. */
const MOST_LETTERS = 100

interface JoinGroupProps {
  group: Group
  onJoined: () => void
}

/** A group for who is not in it. A fan group is for those who follow the anchor. */
const JoinGroup = ({ group, onJoined }: JoinGroupProps) => {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const textsOf = useGroupTexts()
  const { name, introduction } = textsOf(group)
  const anchor = anchorOf(group.groupID)
  return (
    <ProfileHead
      name={name}
      avatar={group.avatar}
      signature={introduction || t(($) => (anchor === null ? $.noIntroduction : $.fansOnly))}
      stats={[{ id: 'members', label: t(($) => $.memberCount), value: formatCount(group.memberCount, locale) ?? '' }]}
      actions={
        anchor === null ? (
          <JoinOrAsk group={group} onJoined={onJoined} />
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

/** How a group is entered: at once, with the consent of its managers, or not at all. */
const JoinOrAsk = ({ group: { groupID, joinOption }, onJoined }: JoinGroupProps) => {
  const { t } = useTranslation('groups')
  const [step, setStep] = useState<'none' | 'writes' | 'waits'>('none')
  const [change, busy] = useChatChange()
  const join = (applyMessage = '') =>
    change(
      (chat) => chat.joinGroup({ groupID, applyMessage }),
      ({ status }) => {
        if (status === TYPES.JOIN_STATUS_WAIT_APPROVAL) setStep('waits')
        else onJoined()
      },
    )
  if (step === 'waits') return <p role="status">{t(($) => $.asked)}</p>
  if (joinOption === TYPES.JOIN_OPTIONS_DISABLE_APPLY) return <p>{t(($) => $.closed)}</p>
  if (joinOption === TYPES.JOIN_OPTIONS_FREE_ACCESS)
    return (
      <Button size="small" busy={busy} onPress={() => join()}>
        {t(($) => $.join)}
      </Button>
    )
  return (
    <>
      <Button size="small" onPress={() => setStep('writes')}>
        {t(($) => $.ask.title)}
      </Button>
      {step === 'writes' && (
        <TextDialog
          name="ask-to-join"
          title={t(($) => $.ask.title)}
          label={t(($) => $.ask.message)}
          most={MOST_LETTERS}
          mayBeEmpty
          submit={t(($) => $.ask.send)}
          busy={busy}
          onClose={() => setStep('none')}
          onSubmit={join}
        />
      )}
    </>
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

export default JoinGroup
