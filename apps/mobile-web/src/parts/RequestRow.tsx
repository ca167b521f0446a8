import { pagePath } from '@org/domain'
import { Avatar, ListRow } from '@org/ui/basics'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router'
import { useMomentText } from '../hooks/use-moment-text'
import styles from './RequestRow.module.css'

interface RequestRowProps {
  userID: string
  name: string
  avatar: string
  /** What the user has written. */
  note: string
  time: number
  /** The answers. */
  children: ReactNode
}

/** Somebody who asks for something, and the answers. It leads to the user. */
export const RequestRow = ({ userID, name, avatar, note, time, children }: RequestRowProps) => {
  const navigate = useNavigate()
  const momentOf = useMomentText()
  const to = pagePath('chatUser', { id: userID })
  return (
    <div className={styles.request}>
      <ListRow
        icon={<Avatar name={name} src={avatar} />}
        title={name}
        note={note}
        value={momentOf(time)}
        href={useHref(to)}
        onPress={() => void navigate(to)}
      />
      <div className={styles.deeds}>{children}</div>
    </div>
  )
}
