import { MUTE_OPTIONS, SLOW_MODE_OPTIONS } from '@org/domain'
import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Button } from '../../basics/button'
import { FilterChips } from '../../basics/filter-chips'
import { Sheet, type SheetProps } from '../../basics/sheet'
import { Switch } from '../../basics/switch'
import { LevelBadge } from '../level-badge'
import type { RoomChatAuthor } from '../room-chat-list'
import styles from './ManagerSheet.module.css'

/** The member whom a manager has pressed. */
export interface ManagedMember extends RoomChatAuthor {
  /** The URL of the picture. */
  avatar?: string | null
  /** Until when the member is muted, as text; null if not. */
  mutedText: string | null
  isManager: boolean
}

export interface ManagerSheetLabels {
  mute: string
  unmute: string
  /** The text of the switch that makes the member a manager. */
  manager: string
  slowMode: string
  muteAll: string
  clear: string
  /** A duration in seconds as text, e.g. "10 minutes"; 0 is off. */
  duration: (seconds: number) => string
}

export interface ManagerSheetProps extends Omit<SheetProps, 'children' | 'footer'> {
  /** After the rules of the chat, such as who is muted. */
  people?: ReactNode
  /** Shows what can be done with a member, instead of the rules of the chat. */
  member?: ManagedMember
  /** Called with the seconds of the mute; 0 ends it. Rule: DOM-76. */
  onMute: (seconds: number) => void
  /** Makes the member a manager or no longer; omitted if the viewer may not. */
  onManager?: (manager: boolean) => void
  /** Seconds between two messages of a sender; 0 is off. Rule: DOM-75. */
  slowMode: number
  /** Called with the chosen seconds. */
  onSlowMode: (seconds: number) => void
  /** Whether only managers may write. */
  muteAll: boolean
  /** Called with the new state. */
  onMuteAll: (muteAll: boolean) => void
  /** Removes all messages from the room. The caller asks first. */
  onClear: () => void
  /** The texts. */
  labels: ManagerSheetLabels
}

const byLength = (options: readonly number[]) => options.toSorted((a, b) => a - b)
const MUTES = byLength(MUTE_OPTIONS).filter((seconds) => seconds > 0)
const SLOW_MODES = byLength(SLOW_MODE_OPTIONS)

/**
 * What the anchor and the managers of a room can do: with a member, or with the chat. The rules of the chat, and what clears
 * it for all, are not beside what is done to one member.
 */
export const ManagerSheet = (props: ManagerSheetProps) => {
  const { member, people, onMute, onManager, slowMode, onSlowMode, muteAll, onMuteAll, onClear, labels, ...sheet } =
    props
  const name = sheet['data-component'] ?? 'ManagerSheet'
  if (member)
    return (
      <Sheet {...sheet} data-component={name}>
        <MemberPart {...{ member, onMute, onManager, labels }} />
      </Sheet>
    )
  return (
    <Sheet
      {...sheet}
      data-component={name}
      footer={
        <Button block tone="danger" onPress={onClear}>
          {labels.clear}
        </Button>
      }
    >
      <h3 className={styles.heading}>{labels.slowMode}</h3>
      <FilterChips
        className={styles.chips}
        label={labels.slowMode}
        chips={SLOW_MODES.map((seconds) => ({ id: String(seconds), label: labels.duration(seconds) }))}
        selectedId={String(slowMode)}
        onSelect={(id) => onSlowMode(Number(id))}
      />
      <Switch className={styles.row} label={labels.muteAll} checked={muteAll} onChange={onMuteAll} />
      {people}
    </Sheet>
  )
}

interface MemberPartProps {
  member: ManagedMember
  onMute: (seconds: number) => void
  onManager: ((manager: boolean) => void) | undefined
  labels: ManagerSheetLabels
}

const MemberPart = ({ member, onMute, onManager, labels }: MemberPartProps) => (
  <section>
    <div className={styles.person}>
      <Avatar name={member.name} src={member.avatar} />
      <div className={styles.texts}>
        <p className={styles.name}>
          {member.name}
          {member.badge && <LevelBadge kind={member.badge.kind} label={member.badge.label} />}
        </p>
        {member.mutedText !== null && <p className={styles.muted}>{member.mutedText}</p>}
      </div>
      {member.mutedText !== null && (
        <Button size="small" tone="outline" onPress={() => onMute(0)}>
          {labels.unmute}
        </Button>
      )}
    </div>
    <h3 className={styles.heading}>{labels.mute}</h3>
    <div role="group" aria-label={labels.mute} className={styles.mutes}>
      {MUTES.map((seconds) => (
        <Button key={seconds} tone="soft" className={styles.duration} onPress={() => onMute(seconds)}>
          {labels.duration(seconds)}
        </Button>
      ))}
    </div>
    {onManager && (
      <Switch className={styles.row} label={labels.manager} checked={member.isManager} onChange={onManager} />
    )}
  </section>
)
