import { nameFor, pagePath } from '@org/domain'
import { Avatar, Button, ListRow } from '@org/ui/basics'
import { useState } from 'react'
import { useHref, useNavigate } from 'react-router'
import { userApi } from '../../api/user'
import { useTranslation } from '../../i18n/use-translation'
import { useChatChange } from '../../im/use-chat-change'
import { useBlocked } from '../../im/use-friends'
import { ListView } from '../../parts/page/ListView'
import { useAppSelector } from '../../store/store'
import styles from './Requests.module.css'

const { useGetUserBasicInfoQuery } = userApi

/** How many users are drawn at once: each is asked for by a call. */
const AT_ONCE = 20
const itself = (userID: string) => userID

/** The users whom the viewer has blocked. */
export const Blocked = () => {
  const { t } = useTranslation('friends')
  const { currentData: all, ...query } = useBlocked()
  const [most, setMost] = useState(AT_ONCE)
  return (
    <ListView
      label={t(($) => $.tabs.blocked)}
      query={{
        ...query,
        currentData: all && { list: all.slice(0, most) },
        more: { state: all && most < all.length ? 'idle' : 'end', load: () => setMost(most + AT_ONCE) },
      }}
      skeleton="conversation"
      empty={{ title: t(($) => $.blocked.empty), hint: t(($) => $.blocked.emptyHint) }}
      keyOf={itself}
    >
      {(userID) => <Row userID={userID} />}
    </ListView>
  )
}

const Row = ({ userID }: { userID: string }) => {
  const { t } = useTranslation('friends')
  const lang = useAppSelector((state) => state.preferences.lang)
  const navigate = useNavigate()
  const [change, busy] = useChatChange()
  const { currentData: card } = useGetUserBasicInfoQuery({ id: userID })
  const name = nameFor(card?.nick_name ?? '', lang) || userID
  const to = pagePath('chatUser', { id: userID })
  return (
    <div className={styles.request}>
      <ListRow
        icon={<Avatar name={name} src={card?.avatar ?? null} />}
        title={name}
        href={useHref(to)}
        onPress={() => void navigate(to)}
      />
      <div className={styles.deeds}>
        <Button
          size="small"
          tone="outline"
          busy={busy}
          onPress={() => change((chat) => chat.removeFromBlacklist({ userIDList: [userID] }))}
        >
          {t(($) => $.blocked.unblock)}
        </Button>
      </div>
    </div>
  )
}
