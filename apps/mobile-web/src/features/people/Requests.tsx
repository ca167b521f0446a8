import type { FriendApplication } from '@org/im-sdk/friends'
import { TYPES } from '@org/im-sdk'
import { nameFor } from '@org/domain'
import { Button, Section } from '@org/ui/basics'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useAppChat } from '../../im/app-chat-context'
import { useChatChange } from '../../im/use-chat-change'
import { useFriendRequests } from '../../im/use-friends'
import { ItemList } from '../../parts/page/ItemList'
import { QueryView } from '../../parts/page/QueryView'
import { RequestRow } from '../../parts/RequestRow'
import { toastShown } from '../../store/feedback'
import { useAppDispatch, useAppSelector } from '../../store/store'
import styles from './Requests.module.css'

const isReceived = ({ type }: FriendApplication) => type === TYPES.SNS_APPLICATION_SENT_TO_ME

/** Who asks to be a friend, and whom the viewer has asked. Seen here, they are no longer new. */
export const Requests = () => {
  const { t } = useTranslation('friends')
  const query = useFriendRequests()
  useSeen(query.currentData?.unreadCount ?? 0)
  return (
    <QueryView
      query={query}
      skeleton={{ kind: 'conversation' }}
      empty={{
        when: ({ friendApplicationList }) => friendApplicationList.length === 0,
        show: { title: t(($) => $.requests.empty), hint: t(($) => $.requests.emptyHint) },
      }}
    >
      {({ friendApplicationList: all }) => (
        <>
          <Kind title={t(($) => $.requests.received)} requests={all.filter(isReceived)} />
          <Kind title={t(($) => $.requests.sent)} requests={all.filter((request) => !isReceived(request))} />
        </>
      )}
    </QueryView>
  )
}

const useSeen = (unread: number) => {
  const chat = useAppChat()
  useEffect(() => {
    // Without a network they stay new until the next visit.
    if (unread > 0) chat?.setFriendApplicationRead().catch(() => undefined)
  }, [chat, unread])
}

const Kind = ({ title, requests }: { title: string; requests: readonly FriendApplication[] }) =>
  requests.length > 0 && (
    <Section title={title}>
      <ItemList label={title} items={requests} keyOf={({ userID }) => userID}>
        {(request) => <Request request={request} />}
      </ItemList>
    </Section>
  )

const Request = ({ request }: { request: FriendApplication }) => {
  const { t } = useTranslation('friends')
  const { t: people } = useTranslation('people')
  const lang = useAppSelector((state) => state.preferences.lang)
  const dispatch = useAppDispatch()
  const [change, busy] = useChatChange()
  const { userID, nick, avatar, wording, time } = request
  const name = nameFor(nick, lang) || userID
  const said = (text: string) => () => void dispatch(toastShown('success', text))
  const withdraw = { userID, type: TYPES.SNS_APPLICATION_SENT_BY_ME }
  return (
    <RequestRow
      userID={userID}
      name={name}
      avatar={avatar}
      note={wording || t(($) => $.requests.noWording)}
      time={time}
    >
      {isReceived(request) ? (
        <>
          <Button
            size="small"
            tone="outline"
            busy={busy}
            onPress={() =>
              change((chat) => chat.refuseFriendApplication({ userID }), said(t(($) => $.requests.refused)))
            }
          >
            {t(($) => $.requests.refuse)}
          </Button>
          <Button
            size="small"
            busy={busy}
            onPress={() =>
              change((chat) => chat.acceptFriendApplication({ userID }), said(people(($) => $.user.added)))
            }
          >
            {t(($) => $.requests.accept)}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.waits}>{t(($) => $.requests.waits)}</span>
          <Button
            size="small"
            tone="outline"
            busy={busy}
            onPress={() => change((chat) => chat.deleteFriendApplication(withdraw))}
          >
            {t(($) => $.requests.hide)}
          </Button>
        </>
      )}
    </RequestRow>
  )
}
