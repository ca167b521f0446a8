import { instantFromMs, isOn, muteWait, slowModeWait, pagePath } from '@org/domain'
import { useLiveRoom } from '@org/im-sdk/react'
import { SkeletonList } from '@org/ui/basics'
import { Composer, type ComposerState } from '@org/ui/chat'
import { RoomChatList } from '@org/ui/live'
import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import { useTranslation } from '../i18n/use-translation'
import { useNavigate } from 'react-router'
import { liveRoomApi } from '../api/live-room'
import { useConfig } from '../hooks/use-config'
import { useNowValue } from '../hooks/use-now'
import { useAppSelector } from '../store/store'
import styles from './RoomChat.module.css'
import { chatErrorText } from './chat-error-text'
import { useRoomLines } from './room-lines'
import { useKicked } from './use-kicked'
import { useSendFailed } from './use-send-failed'
import { WhenChat } from './WhenChat'

const { useGetLiveChatQuery } = liveRoomApi

interface RoomChatProps {
  liveid: number
  groupID: string
  notice?: string
}

const MOST_CHARACTERS = 200

/** The chat of a live room: guests and members read and write, within the room's rules. */
export const RoomChat = (props: RoomChatProps) => {
  const { t } = useTranslation()
  return (
    <WhenChat fallback={<SkeletonList kind="text" label={t(($) => $.loading)} />}>
      <JoinedChat {...props} />
    </WhenChat>
  )
}

const JoinedChat = ({ liveid, groupID, notice = '' }: RoomChatProps) => {
  const { t } = useTranslation('live')
  const sendFailed = useSendFailed()
  const navigate = useNavigate()
  const { config } = useConfig()
  // The rules depend on the viewer, so without one there are none.
  const isSomebody = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const query = useGetLiveChatQuery(isSomebody ? { liveid } : skipToken, { refetchOnMountOrArgChange: true })
  const { data: rules } = query
  const room = useLiveRoom(groupID)
  const lines = useRoomLines(room, notice)
  const [text, setText] = useState('')
  const [lastSentAt, setLastSentAt] = useState<number | null>(null)
  const state = useComposerState({
    isJoined: room.isJoined,
    failed: room.status === 'failed',
    slowMode: rules?.slow_mode ?? 0,
    mutedUntil: rules?.mute_until ?? 0,
    lastSentAt,
  })

  const failed = (error: unknown) => {
    sendFailed(error)
    // A user muted meanwhile sees until when.
    if (chatErrorText(error) === 'muted') void query.refetch()
  }
  const send = (message: string) => {
    setText('')
    setLastSentAt(instantFromMs(Date.now()))
    room.sendText(message).catch(failed)
  }
  const resend = (id: string) => {
    const message = room.messages.find(({ ID }) => ID === id)
    if (message) room.resend(message).catch(failed)
  }

  const openPrivate = (id: string) => {
    const message = room.messages.find(({ ID }) => ID === id)
    if (message?.flow === 'in') void navigate(pagePath('chatRoom', { id: message.from }))
  }

  return (
    <div className={styles.chat}>
      <RoomChatList
        className={styles.list}
        label={t(($) => $.chat.label)}
        messages={lines}
        newMessagesLabel={(count) => t(($) => $.chat.newMessages, { count })}
        onResend={resend}
        {...(isOn(config.switches, 'userchat') ? { onAuthor: openPrivate } : {})}
      />
      <Composer
        value={text}
        onChange={setText}
        onSend={send}
        state={state}
        label={t(($) => $.chat.input)}
        placeholder={t(($) => $.chat.placeholder)}
        sendLabel={t(($) => $.chat.send)}
        maxLength={MOST_CHARACTERS}
      />
    </div>
  )
}

interface RoomRules {
  isJoined: boolean
  /** Shown if the room could not be entered. */
  failed: boolean
  slowMode: number
  mutedUntil: number
  lastSentAt: number | null
}

const useComposerState = ({ isJoined, failed, slowMode, mutedUntil, lastSentAt }: RoomRules): ComposerState => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const kicked = useKicked()
  // The page's clock can be a second late.
  const wait = useNowValue((now) => Math.min(slowMode, slowModeWait({ lastSentAt, slowMode, now }) ?? 0))
  const muted = useNowValue((now) => (muteWait(mutedUntil, now) ?? 0) > 0)
  return useMemo(() => {
    if (kicked) return { kind: 'disabled', text: common(($) => $.net.kicked) }
    if (muted) return { kind: 'disabled', text: t(($) => $.chat.muted) }
    if (failed) return { kind: 'disabled', text: t(($) => $.chat.closed) }
    if (!isJoined) return { kind: 'disabled', text: t(($) => $.chat.connecting) }
    if (wait > 0) return { kind: 'slow', countdown: `${wait}s`, label: t(($) => $.chat.slowLabel, { count: wait }) }
    return { kind: 'ready' }
  }, [kicked, muted, failed, isJoined, wait, t, common])
}
