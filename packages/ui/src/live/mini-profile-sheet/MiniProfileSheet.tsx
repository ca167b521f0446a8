import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Badge } from '../../basics/badge'
import { Sheet, type SheetProps } from '../../basics/sheet'
import { FollowButton, type FollowState } from '../anchor-card/FollowButton'
import { LevelBadge } from '../level-badge'
import type { RoomChatAuthor } from '../room-chat-list'
import styles from './MiniProfileSheet.module.css'

export interface MiniProfile extends RoomChatAuthor {
  /** The URL of the picture. */
  avatar?: string | null
  /** A line below the name, e.g. the id and the region. */
  note?: string
  /** What an operator has marked them with. */
  tag?: string
  signature?: string
}

export interface MiniProfileAction<Id extends string = string> {
  id: Id
  label: string
  /** Hidden from screen readers. */
  icon: ReactNode
  tone?: 'plain' | 'danger'
}

export interface MiniProfileSheetProps<Id extends string = string> extends Omit<SheetProps, 'children' | 'footer'> {
  /** Who was pressed. */
  person: MiniProfile
  /** Numbers such as fans, as text. */
  stats?: readonly { id: string; label: string; value: string }[]
  /** Omitted for oneself. */
  follow?: FollowState
  /** E.g. mention, private chat, report, manage. */
  actions: readonly MiniProfileAction<Id>[]
  /** Called with the id of a pressed action. */
  onAction: (id: Id) => void
}

/** Who someone in the room is, without leaving it: opened by a press on a name. */
export const MiniProfileSheet = <Id extends string>(props: MiniProfileSheetProps<Id>) => {
  const { person, stats, follow, actions, onAction, ...sheet } = props
  const { name, avatar, badge, tag, note, signature } = person
  return (
    <Sheet {...sheet} data-component={sheet['data-component'] ?? 'MiniProfileSheet'}>
      <div className={styles.person}>
        <Avatar name={name} src={avatar} size="huge" />
        <h3 className={styles.name}>
          {name}
          {badge && <LevelBadge kind={badge.kind} label={badge.label} />}
          {tag && <Badge tone="brand">{tag}</Badge>}
        </h3>
        {note && <p className={styles.note}>{note}</p>}
        {signature && <p className={styles.signature}>{signature}</p>}
      </div>
      {stats && (
        <dl className={styles.stats}>
          {stats.map(({ id, label, value }) => (
            <div key={id} className={styles.stat}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {follow && <FollowButton follow={follow} size="large" block />}
      <div className={styles.actions}>
        {actions.map(({ id, label, icon, tone = 'plain' }) => (
          <button key={id} type="button" className={styles.action} data-tone={tone} onClick={() => onAction(id)}>
            <span aria-hidden className={styles.icon}>
              {icon}
            </span>
            {label}
          </button>
        ))}
      </div>
    </Sheet>
  )
}
