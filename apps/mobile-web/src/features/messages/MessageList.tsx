import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { Badge, ListRow } from '@org/ui/basics'
import { useHref, useNavigate } from 'react-router'
import { messageApi, messagePagesApi } from '../../api/messages'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTranslation } from '../../i18n/use-translation'
import { ListView } from '../../parts/page/ListView'
import { Pullable } from '../../parts/page/Pullable'
import { usePaged } from '../../parts/page/use-paged'
import styles from './MessageList.module.css'

const { useReadMessagesMutation } = messageApi
const { useGetMessagesInfiniteQuery } = messagePagesApi

type Message = ReplyOf<Endpoints['getMessages']>['list'][number]

const idOf = ({ id }: Message) => id

/** The messages of a kind, the newest first. */
export const MessageList = ({ kind }: Pick<Message, 'kind'>) => {
  const { t } = useTranslation('messages')
  const options = { refetchOnMountOrArgChange: true, refetchOnReconnect: true }
  const messages = usePaged(useGetMessagesInfiniteQuery({ kind }, options), idOf)
  return (
    <Pullable query={messages}>
      <ListView
        label={t(($) => $.kinds[kind])}
        query={messages}
        skeleton="conversation"
        empty={{ title: t(($) => $.empty), hint: t(($) => $.emptyHints[kind]) }}
        keyOf={idOf}
      >
        {(message) => <MessageRow message={message} />}
      </ListView>
    </Pullable>
  )
}

/** A message. A press reads it, and opens the page that it is about. */
const MessageRow = ({ message }: { message: Message }) => {
  const { t } = useTranslation('messages')
  const navigate = useNavigate()
  const momentText = useMomentText()
  const [read] = useReadMessagesMutation()
  const { id, title, text, link, created_at, read: isRead } = message
  const page = useHref(link)
  // A file is opened by the browser.
  const isFile = link.includes('/uploads/')
  const press = () => {
    if (isRead === 0) void read({ ids: [id] })
    if (link !== '' && !isFile) void navigate(link)
  }
  return (
    <ListRow
      className={styles.row}
      title={title}
      note={text}
      value={momentText(created_at)}
      {...(isRead === 0 && { end: <Badge tone="count" label={t(($) => $.unread)} /> })}
      {...(link !== '' && { href: isFile ? link : page })}
      {...((link !== '' || isRead === 0) && { onPress: press })}
    />
  )
}
