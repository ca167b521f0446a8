import type { Endpoints, ReplyOf } from '@org/api-client/contract'
import { MUTE_OPTIONS, SLOW_MODE_OPTIONS } from '@org/domain'
import { ManagerSheet, type RoomChatAuthor } from '@org/ui/live'
import { useState } from 'react'
import { roomManagerApi } from '../../api/room-managers'
import { useMomentText } from '../../hooks/use-moment-text'
import { useTellFailure } from '../../hooks/use-tell-failure'
import { useTranslation } from '../../i18n/use-translation'
import { ConfirmDialog } from '../ConfirmDialog'
import { NoticeField } from './NoticeField'
import { RoomPeople } from './RoomPeople'
import { useRoomPeople } from './use-room-people'

const { useMuteRoomUserMutation, useSetRoomManagerMutation } = roomManagerApi
const { useSetRoomConfigMutation, useClearRoomChatMutation } = roomManagerApi

export interface ManagedPerson extends RoomChatAuthor {
  userID: string
  avatar?: string | null
}

interface ManageSheetProps {
  liveid: number
  rules: ReplyOf<Endpoints['getLiveChat']>
  /** Whom the manager has pressed. */
  person?: ManagedPerson
  open: boolean
  onClose: () => void
}

/** What a manager of a room can do with a viewer, or with the chat. Only the anchor appoints managers. */
const ManageSheet = ({ liveid, rules, person, open, onClose }: ManageSheetProps) => {
  const { t } = useTranslation('live')
  const { t: common } = useTranslation()
  const momentOf = useMomentText()
  const tellFailure = useTellFailure()
  const [isClearing, setClearing] = useState(false)
  const asked = open && person ? liveid : null
  const muted = useRoomPeople(asked, 'muted')
  const managers = useRoomPeople(asked, 'managers')
  const [muteUser] = useMuteRoomUserMutation()
  const [setManager] = useSetRoomManagerMutation()
  const [setConfig] = useSetRoomConfigMutation()
  const [clearChat] = useClearRoomChatMutation()
  const mute = (userid: string, seconds: (typeof MUTE_OPTIONS)[number]) =>
    void run(muteUser({ liveid, userid, seconds }))
  const appoint = (userid: string, type: 0 | 1) => void run(setManager({ userid, type }))
  const run = async (call: Promise<{ error?: Parameters<typeof tellFailure>[0] }>) => {
    const { error } = await call
    if (error) tellFailure(error)
  }
  const isPressed = ({ userid }: { userid: string }) => userid === person?.userID
  const mutedUntil = muted.currentData?.list.find(isPressed)?.time ?? 0
  const member = person && {
    ...person,
    mutedText: mutedUntil > 0 ? t(($) => $.manage.mutedUntil, { time: momentOf(mutedUntil) }) : null,
    isManager: managers.currentData?.list.some(isPressed) ?? false,
  }
  return (
    <>
      <ManagerSheet
        open={open && !isClearing}
        title={t(($) => $.manage.title)}
        closeLabel={common(($) => $.close)}
        onClose={onClose}
        {...(member && { member })}
        people={
          open && (
            <>
              <NoticeField liveid={liveid} notice={rules.notice} />
              <RoomPeople
                liveid={liveid}
                onUnmute={(userID) => mute(userID, 0)}
                {...(rules.role === 'anchor' && { onDismiss: (userID: string) => appoint(userID, 0) })}
              />
            </>
          )
        }
        onMute={(wanted) => {
          const seconds = MUTE_OPTIONS.find((option) => option === wanted)
          if (person && seconds !== undefined) mute(person.userID, seconds)
        }}
        {...(rules.role === 'anchor' &&
          person && {
            onManager: (manager: boolean) => appoint(person.userID, manager ? 1 : 0),
          })}
        slowMode={rules.slow_mode}
        onSlowMode={(wanted) => {
          const slow_mode = SLOW_MODE_OPTIONS.find((option) => option === wanted)
          if (slow_mode !== undefined) void run(setConfig({ liveid, slow_mode }))
        }}
        muteAll={rules.mute_all === 1}
        onMuteAll={(all) => void run(setConfig({ liveid, mute_all: all ? 1 : 0 }))}
        onClear={() => setClearing(true)}
        labels={{
          mute: t(($) => $.manage.mute),
          unmute: t(($) => $.manage.unmute),
          manager: t(($) => $.manage.manager),
          slowMode: t(($) => $.chat.slow),
          muteAll: t(($) => $.manage.muteAll),
          clear: t(($) => $.manage.clear),
          duration: (seconds) => durationText(t, seconds),
        }}
      />
      {open && isClearing && (
        <ConfirmDialog
          name="clear-room"
          title={t(($) => $.manage.clear)}
          hint={t(($) => $.manage.clearHint)}
          onClose={() => setClearing(false)}
          onConfirm={() => {
            setClearing(false)
            onClose()
            void run(clearChat({ liveid }))
          }}
        />
      )}
    </>
  )
}

/** The options are whole days, hours, minutes, or up to a minute. */
const durationText = (t: ReturnType<typeof useTranslation<'live'>>['t'], seconds: number): string => {
  if (seconds === 0) return t(($) => $.manage.off)
  if (seconds >= 86_400) return t(($) => $.manage.days, { count: seconds / 86_400 })
  if (seconds >= 3_600) return t(($) => $.manage.hours, { count: seconds / 3_600 })
  return seconds > 60
    ? t(($) => $.manage.minutes, { count: seconds / 60 })
    : t(($) => $.manage.seconds, { count: seconds })
}

export default ManageSheet
