import { TYPES, type ConversationID } from '@org/im-sdk'
import { useMessages, useSession } from '@org/im-sdk/react'
import { EmptyState, Illustration, SkeletonList } from '@org/ui/basics'
import {
  AttachmentTray,
  Composer,
  MessageList,
  messageRows,
  type ComposerState,
  type MessageListLabels,
} from '@org/ui/chat'
import { MonitorSmartphone } from 'lucide-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation'
import { useKicked } from '../../im/use-kicked'
import { useSendFailed } from '../../im/use-send-failed'
import { Failure } from '../../parts/page/Failure'
import { Fill } from '../../parts/page/Fill'
import { useEmoji } from '../emoji/use-emoji'
import { AttachButton } from './AttachButton'
import { useDraft } from './drafts'
import { useAttachments } from './use-attachments'
import { useFailedMenu } from './use-failed-menu'
import { useOpened } from './use-opened'
import { useReadWhileSeen } from './use-read-while-seen'
import { useRowOptions, type ConversationLook } from './use-row-options'
import { useSought } from './use-sought'

interface ConversationViewProps {
  conversationID: ConversationID
  /** How the rows are drawn; always the same object. */
  look: ConversationLook
  /** Why nothing can be written now; null if that is not so. */
  closed?: ComposerState | null
  /** Buttons after the field. */
  after?: ReactNode
}

const MOST_CHARACTERS = 2_000

/** The messages of a conversation with a user or in a group, and the composer. */
export const ConversationView = ({ conversationID, look, closed = null, after }: ConversationViewProps) => {
  const { t } = useTranslation('chat')
  const { t: common } = useTranslation()
  const { phase } = useSession()
  const kicked = useKicked()
  const list = useMessages(conversationID)
  const sendFailed = useSendFailed()
  const sought = useSought(list)
  const { messages, resend } = list
  const onResend = useCallback(
    (id: string) => {
      const message = messages.find(({ ID }) => ID === id)
      if (message) resend(message).catch(sendFailed)
    },
    [messages, resend, sendFailed],
  )
  const attachments = useAttachments(conversationID)
  const visible = messages.filter(({ ID }) => !attachments.hidden.has(ID))
  const options = useRowOptions({ conversationID, messages: visible, recovered: list.recovered, look })
  const items = messageRows({ ...list, messages: visible }, options)
  const [open, viewer] = useOpened(visible)
  const [openMenu, menu] = useFailedMenu(visible, onResend)
  const fileLabels = useFileLabels()
  const labels = useListLabels(sought.isLooking)
  const [text, setText] = useDraft(draftKeyOf(conversationID))
  useReadWhileSeen(conversationID, messages)
  const isClosed = phase !== 'in' || closed !== null
  const emoji = useEmoji({ label: t(($) => $.emoji), text, write: setText, disabled: isClosed })
  const waiting = items.length === 0 && !list.isCompleted
  return (
    <>
      <Fill>
        {waiting && list.error ? (
          <Failure retrying={list.isLoading} onRetry={() => void list.loadOlder()} />
        ) : waiting && kicked ? (
          <EmptyState icon={<MonitorSmartphone />} title={common(($) => $.net.kicked)} />
        ) : waiting ? (
          <SkeletonList kind="message" label={common(($) => $.loading)} />
        ) : (
          <MessageList
            items={items}
            labels={labels}
            onLoadOlder={list.isCompleted ? undefined : () => void list.loadOlder()}
            loadingOlder={list.isLoading || sought.isLooking}
            onResend={onResend}
            onOpen={open}
            onMenu={openMenu}
            sought={sought.ID}
            empty={<EmptyState icon={<Illustration kind="chat" />} title={t(($) => $.emptyMessages)} />}
          />
        )}
      </Fill>
      <Composer
        inputRef={emoji.field}
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
        before={<AttachButton disabled={isClosed} onPick={attachments.add} />}
        after={
          <>
            {emoji.button}
            {after}
          </>
        }
        onPasteFiles={attachments.add}
        above={
          (attachments.files.length > 0 || emoji.grid) && (
            <>
              {attachments.files.length > 0 && (
                <AttachmentTray
                  label={t(($) => $.attach.files)}
                  files={attachments.files}
                  onRemove={attachments.remove}
                  onRetry={attachments.retry}
                  labels={fileLabels}
                />
              )}
              {emoji.grid}
            </>
          )
        }
        state={
          phase === 'in'
            ? (closed ?? { kind: 'ready' })
            : { kind: 'disabled', text: kicked ? common(($) => $.net.kicked) : t(($) => $.connecting) }
        }
      />
      {viewer}
      {menu}
    </>
  )
}

/** The draft to a user is kept by the user's id, that in a group by the id of the conversation. */
const draftKeyOf = (conversationID: ConversationID): string =>
  conversationID.startsWith(TYPES.CONV_C2C) ? conversationID.slice(TYPES.CONV_C2C.length) : conversationID

const useFileLabels = () => {
  const { t } = useTranslation('chat')
  return {
    cancel: (name: string) => t(($) => $.attach.cancel, { name }),
    remove: (name: string) => t(($) => $.attach.remove, { name }),
    retry: (name: string) => t(($) => $.attach.retry, { name }),
    sending: (name: string) => t(($) => $.attach.sending, { name }),
  }
}

const useListLabels = (isLooking: boolean): MessageListLabels => {
  const { t } = useTranslation('chat')
  return useMemo(
    () => ({
      list: t(($) => $.messages),
      newMessages: (count) => t(($) => $.newMessages, { count }),
      loadingOlder: isLooking ? t(($) => $.looking) : t(($) => $.loadingOlder),
      sending: t(($) => $.sending),
      sent: t(($) => $.sent),
      read: t(($) => $.read),
      resend: t(($) => $.resend),
      play: t(($) => $.rows.play),
      pause: t(($) => $.rows.pause),
      transfer: t(($) => $.rows.transfer),
    }),
    [t, isLooking],
  )
}
