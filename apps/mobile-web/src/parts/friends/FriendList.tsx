import type { Friend } from '@org/im-sdk/friends'
import { isOn, pagePath } from '@org/domain'
import { Button, EmptyState, FilterChips, Illustration, InfiniteList, Section } from '@org/ui/basics'
import { ConversationRow } from '@org/ui/chat'
import { useMemo, useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useConfig } from '../../hooks/use-config'
import { byLetter, type LetterGroup } from '../../i18n/by-letter'
import { useTranslation } from '../../i18n/use-translation'
import { useFriendGroups, useFriends } from '../../im/use-friends'
import { useAppSelector } from '../../store/store'
import { QueryView } from '../page/QueryView'
import { FriendDialog } from './FriendDialog'
import { useFriendName } from './friend-name'

/** How many friends are drawn at first, and how many more at the end of the list. */
const AT_ONCE = 60

/** The friends of the viewer by letter, all or those of a group. */
const FriendList = () => {
  const { t } = useTranslation('friends')
  const navigate = useNavigate()
  const toAdd = `${pagePath('friends')}?tab=add`
  const href = useHref(toAdd)
  return (
    <QueryView
      query={useFriends()}
      skeleton={{ kind: 'conversation' }}
      empty={{
        when: (friends) => friends.length === 0,
        show: {
          title: t(($) => $.empty),
          hint: t(($) => $.emptyHint),
          action: (
            <Button tone="soft" href={href} onPress={() => void navigate(toAdd)}>
              {t(($) => $.add.title)}
            </Button>
          ),
        },
      }}
    >
      {(friends) => <Filtered friends={friends} />}
    </QueryView>
  )
}

const ALL = ''

const Filtered = ({ friends }: { friends: readonly Friend[] }) => {
  const { t } = useTranslation('friends')
  const groups = useFriendGroups().currentData ?? []
  const [chosen, choose] = useState(ALL)
  // A group may be deleted on another device.
  const group = groups.some(({ name }) => name === chosen) ? chosen : ALL
  const shown = group === ALL ? friends : friends.filter(({ groupList }) => groupList.includes(group))
  return (
    <>
      {groups.length > 0 && (
        <FilterChips
          label={t(($) => $.groups.title)}
          chips={[
            { id: ALL, label: t(($) => $.all), count: friends.length },
            ...groups.map(({ name, count }) => ({ id: name, label: name, count })),
          ]}
          selectedId={group}
          onSelect={choose}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<Illustration kind="empty" />} title={t(($) => $.groups.noMembers)} />
      ) : (
        <ByLetter key={group} friends={shown} />
      )}
    </>
  )
}

const ByLetter = ({ friends }: { friends: readonly Friend[] }) => {
  const { t } = useTranslation('friends')
  const { t: common } = useTranslation()
  const lang = useAppSelector((state) => state.preferences.lang)
  const nameOf = useFriendName()
  const [most, setMost] = useState(AT_ONCE)
  const letters = useMemo(() => byLetter(friends, nameOf, lang), [friends, nameOf, lang])
  return (
    <InfiniteList
      items={firstOf(letters, most)}
      keyOf={({ letter }) => letter}
      state={most < friends.length ? 'idle' : 'end'}
      onMore={() => setMost(most + AT_ONCE)}
      labels={{
        list: t(($) => $.title),
        loading: common(($) => $.loading),
        failed: common(($) => $.more.failed),
        retry: common(($) => $.retry),
      }}
    >
      {({ letter, items }) => (
        <Section title={letter}>
          <ul aria-label={letter}>
            {items.map((friend) => (
              <li key={friend.userID}>
                <FriendRow friend={friend} name={nameOf(friend)} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </InfiniteList>
  )
}

/** The first friends, by letter. */
const firstOf = (letters: readonly LetterGroup<Friend>[], most: number): LetterGroup<Friend>[] => {
  let rest = most
  return letters.flatMap(({ letter, items }) => {
    const shown = items.slice(0, Math.max(rest, 0))
    rest -= items.length
    return shown.length > 0 ? [{ letter, items: shown }] : []
  })
}

const FriendRow = ({ friend, name }: { friend: Friend; name: string }) => {
  const { t } = useTranslation('people')
  const { t: friends } = useTranslation('friends')
  const navigate = useNavigate()
  const { config } = useConfig()
  const [asked, setAsked] = useState<'remark' | 'remove' | null>(null)
  const { userID, remark, profile } = friend
  const to = pagePath('chatUser', { id: userID })
  const chat = {
    id: 'chat',
    label: t(($) => $.user.chat),
    tone: 'brand' as const,
    onPress: () => void navigate(pagePath('chatRoom', { id: userID })),
  }
  return (
    <>
      <ConversationRow
        name={name}
        avatar={profile?.avatar ?? null}
        preview={profile?.selfSignature || t(($) => $.user.noSignature)}
        href={useHref(to)}
        onOpen={() => void navigate(to)}
        actionsLabel={friends(($) => $.actions, { name })}
        actions={[
          ...(isOn(config.switches, 'userchat') ? [chat] : []),
          { id: 'remark', label: t(($) => $.user.remark), onPress: () => setAsked('remark') },
          {
            id: 'remove',
            label: t(($) => $.user.unfriend),
            tone: 'danger' as const,
            onPress: () => setAsked('remove'),
          },
        ]}
      />
      {asked && (
        <FriendDialog
          deed={asked}
          userID={userID}
          name={profile?.nick || userID}
          remark={remark}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

export default FriendList
