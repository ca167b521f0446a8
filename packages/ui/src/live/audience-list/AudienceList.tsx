import type { ReactNode } from 'react'
import { VList } from 'virtua'
import { Avatar } from '../../basics/avatar'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { LevelBadge } from '../level-badge'
import type { RoomChatAuthor } from '../room-chat-list'
import styles from './AudienceList.module.css'

/** Someone in the room. */
export interface AudienceMember extends RoomChatAuthor {
  id: string
  /** The URL of the picture. */
  avatar?: string | null
  /** The place among those who gave most; the first three are marked. */
  rank?: number
  /** What they gave, as text. */
  value?: string
}

export interface AudienceListProps extends RootProps<'div'> {
  /** The accessible name of the list. */
  label: string
  /** In display order. */
  members: readonly AudienceMember[]
  /** Called on a press on a row. */
  onOpen: (id: string) => void
  /** Shown instead of an empty list. */
  empty?: ReactNode
}

/** Who is in the room. Its caller gives it a height; only rows near the screen are rendered. */
export const AudienceList = ({ label, members, onOpen, empty, ...rest }: AudienceListProps) => (
  <div {...mergeProps({ className: styles.place, 'data-component': 'AudienceList' }, rest)}>
    {members.length === 0 ? (
      empty
    ) : (
      <VList role="list" aria-label={label} className={styles.list} data={members} itemSize={56} bufferSize={280}>
        {(member: AudienceMember) => (
          <div key={member.id} role="listitem">
            <button type="button" className={styles.row} onClick={() => onOpen(member.id)}>
              {member.rank !== undefined && (
                <span className={styles.rank} data-rank={member.rank <= 3 ? member.rank : undefined}>
                  {member.rank}
                </span>
              )}
              <Avatar name={member.name} src={member.avatar} />
              <span className={styles.texts}>
                <span className={styles.name}>{member.name}</span>
                {member.badge && <LevelBadge kind={member.badge.kind} label={member.badge.label} />}
              </span>
              {member.value && <span className={styles.value}>{member.value}</span>}
            </button>
          </div>
        )}
      </VList>
    )}
  </div>
)
