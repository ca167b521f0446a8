import { nameFor, pagePath } from '@org/domain'
import { TYPES, type Message } from '@org/im-sdk'
import type { LocalMatch } from '@org/im-sdk/local-search'
import { useConversations } from '@org/im-sdk/react'
import { Button, EmptyState, Illustration, Section, SkeletonList } from '@org/ui/basics'
import { SearchResult, searchSegments } from '@org/ui/chat'
import { useHref, useNavigate } from 'react-router'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { useFriends } from '../../im/use-friends'
import { useFriendName } from '../../parts/friends/friend-name'
import { groupPaths } from '../../parts/groups/group-facts'
import { ItemList } from '../../parts/page/ItemList'
import { viewerIdOf } from '../../store/session'
import { useAppDispatch, useAppSelector } from '../../store/store'
import { searched } from './chat-search-history'
import { useLocalMatches } from './use-local-matches'

interface Place {
  id: string
  name: string
  avatar: string | null
  to: string
}

/** What is found: people and groups by their names, and messages by what is in them. */
export const Findings = ({ keyword }: { keyword: string }) => {
  const { t } = useTranslation('findings')
  const { t: common } = useTranslation()
  const { people, groups } = usePlaces()
  const { state, load } = useLocalMatches(keyword)
  const hasName = ({ name }: Place) => name.toLowerCase().includes(keyword.toLowerCase())
  const [foundPeople, foundGroups] = [people.filter(hasName), groups.filter(hasName)]
  const isNothing = state.kind === 'found' && state.list.length + foundPeople.length + foundGroups.length === 0
  if (isNothing)
    return (
      <EmptyState
        role="status"
        icon={<Illustration kind="search" />}
        title={t(($) => $.nothing, { keyword })}
        hint={t(($) => $.nothingHint)}
      />
    )
  return (
    <>
      <Named title={t(($) => $.kinds.people)} places={foundPeople} keyword={keyword} />
      <Named title={t(($) => $.kinds.groups)} places={foundGroups} keyword={keyword} />
      {state.list.length > 0 && (
        <Section title={t(($) => $.kinds.messages)}>
          <ItemList label={t(($) => $.kinds.messages)} items={state.list} keyOf={({ message }) => message.ID}>
            {(found) => <Said found={found} keyword={keyword} places={[...people, ...groups]} />}
          </ItemList>
          {state.kind === 'found' && state.cursor !== '' && (
            <Button block tone="plain" onPress={load}>
              {t(($) => $.more)}
            </Button>
          )}
        </Section>
      )}
      {state.kind === 'searching' && <SkeletonList kind="conversation" label={common(($) => $.loading)} />}
      {state.kind === 'failed' && (
        <EmptyState
          icon={<Illustration kind="empty" />}
          title={t(($) => $.failed)}
          action={<Button onPress={load}>{common(($) => $.retry)}</Button>}
        />
      )}
      {state.kind === 'kicked' && (
        <EmptyState icon={<Illustration kind="empty" />} title={common(($) => $.net.kicked)} />
      )}
    </>
  )
}

/** The friends and all with whom the viewer has talked, and the groups of the viewer. */
const usePlaces = (): { people: readonly Place[]; groups: readonly Place[] } => {
  const lang = useAppSelector((state) => state.preferences.lang)
  const nameOf = useFriendName()
  const { currentData: friends = [] } = useFriends()
  const conversations = useConversations()
  const people = new Map<string, Place>()
  const groups: Place[] = []
  for (const { userProfile, groupProfile } of conversations) {
    if (groupProfile) {
      const { groupID: id, name, avatar } = groupProfile
      groups.push({ id, name: name || id, avatar, to: groupPaths(id).chat })
    } else if (userProfile) {
      const { userID: id, nick, avatar } = userProfile
      people.set(id, { id, name: nameFor(nick, lang) || id, avatar, to: pagePath('chatRoom', { id }) })
    }
  }
  for (const friend of friends) {
    const { userID: id, profile } = friend
    people.set(id, { id, name: nameOf(friend), avatar: profile?.avatar ?? null, to: pagePath('chatRoom', { id }) })
  }
  return { people: [...people.values()], groups }
}

const Named = ({ title, places, keyword }: { title: string; places: readonly Place[]; keyword: string }) =>
  places.length > 0 && (
    <Section title={title}>
      <ItemList label={title} items={places} keyOf={({ id }) => id}>
        {(place) => <Row place={place} text={place.name} keyword={keyword} time="" />}
      </ItemList>
    </Section>
  )

/** A message, which leads to its place in the conversation. */
const Said = ({ found, keyword, places }: { found: LocalMatch; keyword: string; places: readonly Place[] }) => {
  const { t } = useTranslation('findings')
  const { t: chat } = useTranslation('chat')
  const lang = useAppSelector((state) => state.preferences.lang)
  const momentOf = useMomentText()
  const { message, text } = found
  const id = partnerOf(message)
  const place = places.find((one) => one.id === id) ?? unknownPlace(id, message)
  const author =
    message.flow === 'out' ? chat(($) => $.me) : message.nameCard || nameFor(message.nick, lang) || message.from
  const isGroup = message.conversationType === TYPES.CONV_GROUP
  const name = isGroup || message.flow === 'out' ? t(($) => $.saidIn, { name: author, place: place.name }) : place.name
  const to = `${place.to}?at=${message.sequence}`
  return <Row place={{ ...place, name, to }} text={text} keyword={keyword} time={momentOf(message.time)} />
}

const partnerOf = ({ conversationID, conversationType }: Message) => conversationID.slice(conversationType.length)

/** A conversation that is no longer in the list. */
const unknownPlace = (id: string, { conversationType }: Message): Place => ({
  id,
  name: id,
  avatar: null,
  to: conversationType === TYPES.CONV_GROUP ? groupPaths(id).chat : pagePath('chatRoom', { id }),
})

const Row = ({ place, text, keyword, time }: { place: Place; text: string; keyword: string; time: string }) => {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  const viewer = useAppSelector(({ session }) => viewerIdOf(session))
  const { name, avatar, to } = place
  return (
    <SearchResult
      name={name}
      avatar={avatar}
      segments={searchSegments(text, keyword)}
      time={time}
      href={useHref(to)}
      onOpen={() => {
        dispatch(searched({ keyword, of: viewer }))
        void navigate(to)
      }}
    />
  )
}
