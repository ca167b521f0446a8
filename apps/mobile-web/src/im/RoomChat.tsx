import { instantFromMs, isOn, type EpochSeconds } from '@org/domain'
import type { Message } from '@org/im-sdk'
import { useLiveRoom } from '@org/im-sdk/react'
import { SkeletonList } from '@org/ui/basics'
import { Composer } from '@org/ui/chat'
import { RoomChatList, type RoomChatMessage } from '@org/ui/live'
import { skipToken } from '@reduxjs/toolkit/query'
import { Suspense, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '../i18n/use-translation'
import { liveRoomApi } from '../api/live-room'
import { useConfig } from '../hooks/use-config'
import { useEmoji } from '../parts/emoji/use-emoji'
import type { Sender } from '../parts/SenderSheet'
import { useAppSelector } from '../store/store'
import { chatErrorText } from './chat-error-text'
import { useRoomLines } from './room-lines'
import { useComposerState } from './use-composer-state'
import { roomHostMessage } from './room-host-message'
import { useRoomChanges } from './use-room-changes'
import type { RoomDraftState } from './use-room-draft'
import { useSendFailed } from './use-send-failed'
import { WhenChat } from './WhenChat'
import { extraPart, laterPart } from '../parts/later-part'

const { useGetLiveChatQuery } = liveRoomApi

/** Loaded by the first press on a name. */
const SenderSheet = laterPart(() => import('../parts/SenderSheet'))
const ManageSheet = laterPart(() => import('../parts/room/ManageSheet'))
/** Most rooms have no notice of their own. */
const RoomNotice = extraPart(() => import('../parts/room/RoomNotice'))

interface RoomChatProps {
  liveid: number
  groupID: string
  /** Of the site, shown if the room has none of its own. */
  notice?: string
  /** Shows the messages until a moment; null for all. */
  until?: EpochSeconds | null
  draft: RoomDraftState
  /** Buttons after the field. */
  after?: ReactNode
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

/** The user of a line, also of what the host says of a user. */
const whoSent = (message: Message, me: string): Pick<Sender, 'avatar' | 'userID' | 'isMe'> => {
  const host = roomHostMessage(message)
  if (host === null || !('sender' in host.data))
    return { avatar: message.avatar, userID: message.from, isMe: message.flow === 'out' }
  const { uid, avatar } = host.data.sender
  return { avatar, userID: String(uid), isMe: String(uid) === me }
}

const runsRoom = ({ badge }: Sender): boolean => badge?.kind === 'anchor' || badge?.kind === 'admin'

const JoinedChat = ({ liveid, groupID, notice = '', until = null, draft: [draft, setDraft], after }: RoomChatProps) => {
  const { t } = useTranslation('live')
  const sendFailed = useSendFailed()
  const { config } = useConfig()
  // The rules depend on the viewer, so without one there are none.
  const isSomebody = useAppSelector(({ session }) => session.token !== '' || session.guest !== null)
  const me = useAppSelector(({ session }) => String(session.uid))
  const query = useGetLiveChatQuery(isSomebody ? { liveid } : skipToken, { refetchOnMountOrArgChange: true })
  const { data: rules } = query
  const ownNotice = rules?.notice ?? ''
  const room = useLiveRoom(groupID)
  const { lines, messageOf, isRemoved } = useRoomLines(room, { liveid, notice: ownNotice === '' ? notice : '', until })
  const [sender, setSender] = useState<Sender | null>(null)
  const [isSenderShown, setSenderShown] = useState(false)
  const [isManaging, setManaging] = useState(false)
  const [pressed, setPressed] = useState<Message | null>(null)
  useRoomChanges(liveid, room.messages, query)
  const isManager = rules !== undefined && rules.role !== 'viewer'
  const state = useComposerState({
    isJoined: room.isJoined,
    failed: room.status === 'failed',
    slowMode: isManager ? 0 : (rules?.slow_mode ?? 0),
    mutedUntil: rules?.mute_until ?? 0,
    mutedAll: rules?.mute_all === 1 && !isManager,
    lastSentAt: draft.lastSentAt,
  })

  const { field, button, grid } = useEmoji({
    label: t(($) => $.chat.emoji),
    text: draft.text,
    write: (text) => setDraft((before) => ({ ...before, text })),
    disabled: state.kind === 'disabled',
  })

  const failed = (error: unknown) => {
    sendFailed(error)
    // A user muted meanwhile sees until when.
    if (chatErrorText(error) === 'muted') void query.refetch()
  }
  const send = (message: string) => {
    setDraft({ text: '', lastSentAt: instantFromMs(Date.now()) })
    room.sendText(message).catch(failed)
  }
  const resend = (_: string, line: RoomChatMessage) => {
    const message = messageOf(line)
    if (message) room.resend(message).catch(failed)
  }
  const showSender = (_: string, line: RoomChatMessage) => {
    const message = messageOf(line)
    if (!message || line.kind === 'notice') return
    setPressed(message)
    setSender({ ...line.author, ...whoSent(message, me) })
    setSenderShown(true)
  }
  const mention = (name: string) => {
    // The sheet gives the focus back to the name when it closes, so it closes first.
    flushSync(() => {
      setSenderShown(false)
      setDraft((before) => ({ ...before, text: `${before.text}@${name} ` }))
    })
    field.current?.focus()
  }

  return (
    <>
      {ownNotice !== '' && (
        <Suspense>
          <RoomNotice key={liveid} liveid={liveid} text={ownNotice} />
        </Suspense>
      )}
      <RoomChatList
        label={t(($) => $.chat.label)}
        messages={lines}
        newMessagesLabel={(count) => t(($) => $.chat.newMessages, { count })}
        holds={isSenderShown || isManaging}
        isRemoved={isRemoved}
        onResend={resend}
        onAuthor={showSender}
      />
      <Composer
        inputRef={field}
        value={draft.text}
        onChange={(text) => setDraft((before) => ({ ...before, text }))}
        onSend={send}
        state={state}
        label={t(($) => $.chat.input)}
        placeholder={t(($) => $.chat.placeholder)}
        sendLabel={t(($) => $.chat.send)}
        maxLength={MOST_CHARACTERS}
        above={grid}
        after={
          <>
            {button}
            {after}
          </>
        }
      />
      {sender && (
        <Suspense>
          <SenderSheet
            sender={sender}
            open={isSenderShown}
            onClose={() => setSenderShown(false)}
            onMention={mention}
            mayChat={isOn(config.switches, 'userchat')}
            operates={isOn(config.switches, 'room_operate') && runsRoom(sender) ? liveid : null}
            {...(isManager && {
              onManage: () => {
                setSenderShown(false)
                setManaging(true)
              },
            })}
            revocable={isManager && pressed?.type === 'TIMTextElem' ? { liveid, sequence: pressed.sequence } : null}
          />
          {rules && isManager && (
            <ManageSheet
              liveid={liveid}
              rules={rules}
              person={sender}
              open={isManaging}
              onClose={() => setManaging(false)}
            />
          )}
        </Suspense>
      )}
    </>
  )
}
