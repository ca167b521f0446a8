import { nameFor, pagePath } from '@org/domain'
import { Avatar, Button, Illustration, ListRow, TextField } from '@org/ui/basics'
import { useState } from 'react'
import { useHref, useNavigate, useSearchParams } from 'react-router'
import { searchPagesApi } from '../../api/search'
import { userApi } from '../../api/user'
import { useTranslation } from '../../i18n/use-translation'
import { useFriends } from '../../im/use-friends'
import { FriendDialog } from '../../parts/friends/FriendDialog'
import { ListView } from '../../parts/page/ListView'
import { QueryView } from '../../parts/page/QueryView'
import { usePaged } from '../../parts/page/use-paged'
import { viewerIdOf } from '../../store/session'
import { useAppSelector } from '../../store/store'
import styles from './AddFriend.module.css'

const { useGetUserBasicInfoQuery } = userApi
const { useSearchInfiniteQuery } = searchPagesApi

interface Person {
  userID: string
  name: string
  avatar: string
}

/** The longest number or name that is searched for. */
const MOST_LETTERS = 32
const keyOf = ({ item }: { item: { uid?: number; id?: number } }) => item.uid ?? item.id ?? 0

/** Finds a user by the number, or an anchor by the name, to ask whether they want to be a friend. */
export const AddFriend = () => {
  const { t } = useTranslation('friends')
  const [params, setParams] = useSearchParams()
  // In the address, so that reload and back keep it.
  const sought = (params.get('keyword') ?? '').trim().slice(0, MOST_LETTERS)
  const [written, write] = useState(sought)
  const seek = (keyword: string) =>
    setParams(
      (old) => {
        old.set('keyword', keyword)
        return old
      },
      { replace: true },
    )
  return (
    <>
      <form
        role="search"
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          seek(written.trim())
        }}
      >
        <TextField
          label={t(($) => $.add.field)}
          hint={t(($) => $.add.hint)}
          value={written}
          maxLength={MOST_LETTERS}
          enterKeyHint="search"
          autoComplete="off"
          onChange={write}
        />
        <Button type="submit" block disabled={written.trim() === ''}>
          {t(($) => $.add.search)}
        </Button>
      </form>
      {sought !== '' &&
        (/^[1-9]\d{0,8}$/.test(sought) ? (
          <ByNumber key={sought} userID={sought} />
        ) : (
          <ByName key={sought} keyword={sought} />
        ))}
    </>
  )
}

const ByNumber = ({ userID }: { userID: string }) => {
  const { t } = useTranslation('friends')
  return (
    <QueryView
      query={useGetUserBasicInfoQuery({ id: userID }, { refetchOnReconnect: true })}
      skeleton={{ kind: 'conversation', count: 1 }}
      missing={{ title: t(($) => $.add.nobody), hint: t(($) => $.add.nobodyHint) }}
    >
      {({ nick_name: name, avatar }) => <Found person={{ userID, name, avatar }} />}
    </QueryView>
  )
}

const ByName = ({ keyword }: { keyword: string }) => {
  const { t } = useTranslation('friends')
  const found = usePaged(useSearchInfiniteQuery({ keyword, type: 'anchors' }, { refetchOnReconnect: true }), keyOf)
  return (
    <ListView
      label={t(($) => $.add.found)}
      query={found}
      skeleton="conversation"
      empty={{
        icon: <Illustration kind="search" />,
        title: t(($) => $.add.nobody),
        hint: t(($) => $.add.nobodyHint),
      }}
      keyOf={keyOf}
    >
      {(result) =>
        result.type === 'anchors' && (
          <Found
            person={{ userID: String(result.item.uid), name: result.item.nick_name, avatar: result.item.avatar }}
          />
        )
      }
    </ListView>
  )
}

/** A user who was found: a friend, the viewer, or someone to ask. */
const Found = ({ person: { userID, name, avatar } }: { person: Person }) => {
  const { t } = useTranslation('friends')
  const { t: people } = useTranslation('people')
  const lang = useAppSelector((state) => state.preferences.lang)
  const isMe = useAppSelector(({ session }) => viewerIdOf(session) === userID)
  const { currentData: friends } = useFriends()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const to = pagePath('chatUser', { id: userID })
  const shown = nameFor(name, lang) || userID
  const isFriend = friends?.some((friend) => friend.userID === userID)
  return (
    <div className={styles.found}>
      <ListRow
        icon={<Avatar name={shown} src={avatar} />}
        title={shown}
        note={isFriend ? t(($) => $.add.isFriend) : isMe ? t(($) => $.add.isMe) : `ID ${userID}`}
        href={useHref(to)}
        onPress={() => void navigate(to)}
      />
      {!isMe && friends && !isFriend && (
        <Button size="small" className={styles.ask} onPress={() => setAsks(true)}>
          {people(($) => $.user.add)}
        </Button>
      )}
      {asks && <FriendDialog deed="add" userID={userID} name={shown} remark="" onClose={() => setAsks(false)} />}
    </div>
  )
}
