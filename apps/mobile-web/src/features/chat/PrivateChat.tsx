import { TYPES, type Message } from '@org/im-sdk'
import { useMessageList, useSession } from '@org/im-sdk/react'
import { EmptyState, SkeletonList } from '@org/ui/basics'
import { Composer, MessageList } from '@org/ui/chat'
import { MonitorSmartphone } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useKicked } from '../../im/use-kicked'
import { useSendFailed } from '../../im/use-send-failed'
import { Failure } from '../../parts/page/Failure'
import styles from './PrivateChat.module.css'
import { useMessageItems } from './use-message-items'
import { useReadWhileSeen } from './use-read-while-seen'

interface PrivateChatProps {
  peerID: string
  name: string
  avatar: string
}

const MOST_CHARACTERS = 2_000

/** The messages with one user, and the composer. */
export const PrivateChat = ({ peerID, name, avatar }: PrivateChatProps) => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const conversationID = `${TYPES.CONV_C2C}${peerID}`
  const { phase } = useSession()
  const kicked = useKicked()
  const list = useMessageList(conversationID)
  const sendFailed = useSendFailed()
  const { resend: sendAgain } = list
  const resend = useCallback((message: Message) => void sendAgain(message).catch(sendFailed), [sendAgain, sendFailed])
  const peer = useMemo(() => ({ name, avatar }), [name, avatar])
  const items = useMessageItems({ messages: list.messages, recovered: list.recovered, peer, resend })
  const [text, setText] = useState('')
  useReadWhileSeen(conversationID, list.messages)
  const waiting = items.length === 0 && !list.isCompleted
  return (
    <>
      <div className={styles.messages}>
        {waiting && list.error ? (
          <Failure retrying={list.isLoading} onRetry={() => void list.loadOlder()} />
        ) : waiting && kicked ? (
          <EmptyState icon={<MonitorSmartphone />} title={common(($) => $.net.kicked)} />
        ) : waiting ? (
          <SkeletonList kind="message" label={common(($) => $.loading)} />
        ) : (
          <MessageList
            className={styles.list}
            label={t(($) => $.messages)}
            items={items}
            newMessagesLabel={(count) => t(($) => $.newMessages, { count })}
            empty={<EmptyState title={t(($) => $.emptyMessages)} />}
            {...(list.isCompleted ? {} : { onLoadOlder: () => void list.loadOlder() })}
            {...(list.isLoading ? { loadingOlder: t(($) => $.loadingOlder) } : {})}
          />
        )}
      </div>
      <Composer
        value={text}
        onChange={setText}
        onSend={(words) => {
          setText('')
          list.sendText(words).catch(sendFailed)
        }}
        label={t(($) => $.input)}
        placeholder={t(($) => $.placeholder)}
        sendLabel={t(($) => $.send)}
        maxLength={MOST_CHARACTERS}
        state={
          phase === 'in'
            ? { kind: 'ready' }
            : { kind: 'disabled', text: kicked ? common(($) => $.net.kicked) : t(($) => $.connecting) }
        }
      />
    </>
  )
}
