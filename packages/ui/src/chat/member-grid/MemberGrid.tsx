import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './MemberGrid.module.css'

export interface GridMember {
  id: string
  name: string
  /** The URL of the picture. */
  avatar?: string | null
  /** A role such as "Owner", below the picture. */
  role?: string
}

export interface MemberGridAction {
  id: string
  /** Below the icon; the accessible name. */
  label: string
  /** Hidden from screen readers. */
  icon: ReactNode
}

export interface MemberGridProps extends RootProps<'ul', 'onSelect'> {
  /** The accessible name of the list. */
  label: string
  /** In display order. Pass the first of many, with an action that shows all. */
  members: readonly GridMember[]
  /** After the members: invite, remove, show all. */
  actions?: readonly MemberGridAction[]
  /** Called with the id of a member; without it members cannot be pressed. */
  onMember?: (id: string) => void
  /** Called with the id of an action. */
  onAction?: (id: string) => void
}

/** The members of a group by their pictures, and what can be done with the list. */
export const MemberGrid = ({ label, members, actions = [], onMember, onAction, ...rest }: MemberGridProps) => (
  <ul {...mergeProps({ 'aria-label': label, className: styles.grid, 'data-component': 'MemberGrid' }, rest)}>
    {members.map(({ id, name, avatar, role }) => (
      <li key={id} className={styles.cell}>
        <Cell onPress={onMember && (() => onMember(id))}>
          <Avatar name={name} src={avatar} size="medium" />
          <span className={styles.name}>{name}</span>
          {role && <span className={styles.role}>{role}</span>}
        </Cell>
      </li>
    ))}
    {actions.map(({ id, label: name, icon }) => (
      <li key={id} className={styles.cell}>
        <Cell onPress={onAction && (() => onAction(id))}>
          <span aria-hidden className={styles.icon}>
            {icon}
          </span>
          <span className={styles.name}>{name}</span>
        </Cell>
      </li>
    ))}
  </ul>
)

const Cell = ({ onPress, children }: { onPress?: () => void; children: ReactNode }) =>
  onPress ? (
    <button type="button" className={styles.member} onClick={onPress}>
      {children}
    </button>
  ) : (
    <span className={styles.member}>{children}</span>
  )
