import { formatCount, pagePath, SLOW_MODE_OPTIONS } from '@org/domain'
import type { Group } from '@org/im-sdk/groups'
import { ProfileHead } from '@org/ui/account'
import { FilterChips, ListGroup, ListRow, Section, Switch } from '@org/ui/basics'
import { Flag, LogOut, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { chatGroupApi } from '../../api/chat-groups'
import { useLocale } from '../../hooks/use-locale'
import { usePageParams } from '../../hooks/use-page-params'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { ConfirmDialog } from '../../parts/ConfirmDialog'
import { QueryView } from '../../parts/page/QueryView'
import { groupPaths, isManager, useGroupTexts } from '../../parts/groups/group-facts'
import { Applications } from './Applications'
import { GroupPage } from './GroupPage'
import { Members } from './Members'

const { useGetGroupConfigQuery, useSetGroupConfigMutation } = chatGroupApi

/** What a group is, who is in it, and what the viewer can do with it. */
const GroupInfoScreen = () => {
  const { t } = useTranslation('groups')
  const { gid } = usePageParams('chatGroupInfo', 'anchorGroupInfo')
  return (
    <GroupPage groupID={gid} title={t(($) => $.info)}>
      {(group, refetch) => <Info group={group} onChanged={refetch} />}
    </GroupPage>
  )
}

const Info = ({ group, onChanged }: { group: Group; onChanged: () => void }) => {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const textsOf = useGroupTexts()
  const { name, introduction } = textsOf(group)
  const { groupID, selfInfo } = group
  const manages = isManager(selfInfo?.role)
  return (
    <>
      <ProfileHead
        name={name}
        avatar={group.avatar}
        signature={introduction || t(($) => $.noIntroduction)}
        stats={[{ id: 'members', label: t(($) => $.memberCount), value: formatCount(group.memberCount, locale) ?? '' }]}
      />
      <ListGroup>
        <Leads to={groupPaths(groupID).news} title={t(($) => $.news.title)} icon={<Megaphone />} />
        <Leads
          to={pagePath('chatReport', { type: 'group', gid: groupID })}
          title={t(($) => $.report)}
          icon={<Flag />}
        />
      </ListGroup>
      {manages && <Applications group={group} onChanged={onChanged} />}
      {selfInfo && (
        <Section title={t(($) => $.memberList)}>
          <Members group={group} />
        </Section>
      )}
      {manages && <Rules group={group} onChanged={onChanged} />}
      {selfInfo && <Leave group={group} />}
    </>
  )
}

const Leads = ({ to, ...row }: { to: string; title: string; icon: React.ReactNode }) => {
  const navigate = useNavigate()
  return <ListRow {...row} href={useHref(to)} onPress={() => void navigate(to)} />
}

const BY_LENGTH = SLOW_MODE_OPTIONS.toSorted((a, b) => a - b)

/** Who may write, and how often. */
const Rules = ({ group, onChanged }: { group: Group; onChanged: () => void }) => {
  const { t } = useTranslation('groups')
  const { groupID, muteAllMembers } = group
  const tellFailure = useTellFailure()
  const query = useGetGroupConfigQuery({ group_id: groupID }, { refetchOnMountOrArgChange: true })
  const [setConfig] = useSetGroupConfigMutation()
  const [change, busy] = useChatChange()
  const choose = async (slow_mode: (typeof SLOW_MODE_OPTIONS)[number]) => {
    const { error } = await setConfig({ group_id: groupID, slow_mode })
    if (error) tellFailure(error)
  }
  return (
    <ListGroup title={t(($) => $.rules)}>
      <Switch
        label={t(($) => $.muteAll)}
        checked={muteAllMembers}
        busy={busy}
        onChange={(all) => change((chat) => chat.updateGroupProfile({ groupID, muteAllMembers: all }), onChanged)}
      />
      <QueryView query={query} skeleton={{ kind: 'conversation', count: 1 }}>
        {({ slow_mode }) => (
          <Section title={t(($) => $.slowMode)}>
            <FilterChips
              label={t(($) => $.slowMode)}
              chips={BY_LENGTH.map((seconds) => ({
                id: String(seconds),
                label: seconds === 0 ? t(($) => $.off) : t(($) => $.seconds, { count: seconds }),
              }))}
              selectedId={String(slow_mode)}
              onSelect={(id) => {
                const seconds = BY_LENGTH.find((each) => String(each) === id)
                if (seconds !== undefined) void choose(seconds)
              }}
            />
          </Section>
        )}
      </QueryView>
    </ListGroup>
  )
}

/** The owner cannot leave: a group has one. */
const Leave = ({ group: { groupID, selfInfo } }: { group: Group }) => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const [change, busy] = useChatChange()
  if (selfInfo?.role === 'Owner') return null
  return (
    <ListGroup>
      <ListRow title={t(($) => $.leave)} icon={<LogOut />} tone="danger" onPress={() => setAsks(true)} />
      {asks && (
        <ConfirmDialog
          name="leave-group"
          title={t(($) => $.leave)}
          hint={t(($) => $.leaveHint)}
          busy={busy}
          onClose={() => setAsks(false)}
          onConfirm={() =>
            change(
              (chat) => chat.quitGroup(groupID),
              () => void navigate(pagePath('chats'), { replace: true }),
            )
          }
        />
      )}
    </ListGroup>
  )
}

export default GroupInfoScreen
