import { TYPES } from '@org/im-sdk'
import { useMessageList, useSession } from '@org/im-sdk/react'
import { EmptyState, SkeletonList } from '@org/ui/basics'
import { Composer, MessageList, messageRows, type MessageListLabels } from '@org/ui/chat'
import { MonitorSmartphone } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useKicked } from '../../im/use-kicked'
import { useSendFailed } from '../../im/use-send-failed'
import { Failure } from '../../parts/page/Failure'
import styles from './PrivateChat.module.css'
import { useReadWhileSeen } from './use-read-while-seen'
import { useRowOptions } from './use-row-options'

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
  const { messages, resend } = list
  const onResend = useCallback(
    (id: string) => {
      const message = messages.find(({ ID }) => ID === id)
      if (message) resend(message).catch(sendFailed)
    },
    [messages, resend, sendFailed],
  )
  const peer = useMemo(() => ({ name, avatar }), [name, avatar])
  const items = messageRows(list, useRowOptions({ conversationID, messages, recovered: list.recovered, peer }))
  const labels = useListLabels()
  const [text, setText] = useState('')
  useReadWhileSeen(conversationID, messages)
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
            items={items}
            labels={labels}
            onLoadOlder={list.isCompleted ? undefined : () => void list.loadOlder()}
            loadingOlder={list.isLoading}
            onResend={onResend}
            empty={<EmptyState title={t(($) => $.emptyMessages)} />}
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

const useListLabels = (): MessageListLabels => {
  const { t } = useTranslation('chat')
  return useMemo(
    () => ({
      list: t(($) => $.messages),
      newMessages: (count) => t(($) => $.newMessages, { count }),
      loadingOlder: t(($) => $.loadingOlder),
      sending: t(($) => $.sending),
      sent: t(($) => $.sent),
      read: t(($) => $.read),
      resend: t(($) => $.resend),
      play: t(($) => $.rows.play),
      pause: t(($) => $.rows.pause),
      transfer: t(($) => $.rows.transfer),
    }),
    [t],
  )
}
