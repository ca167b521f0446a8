import { useEffect, useRef } from 'react'
import { Avatar } from '../../basics/avatar'
import styles from './MentionList.module.css'
import type { MentionableMember } from './use-mentions'

interface MentionListProps {
  id: string
  label: string
  suggested: readonly MentionableMember[]
  active: number
  choose: (member: MentionableMember) => void
}

/** The suggestions above the field, which keeps the focus. */
export const MentionList = ({ id, label, suggested, active, choose }: MentionListProps) => {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list}>
      {suggested.map((member, at) => (
        <div
          key={member.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          className={styles.member}
          // Keeps the focus in the field, and the phone's keyboard open.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(member)}
        >
          <Avatar name={member.name} src={member.avatar} size="small" />
          <span className={styles.name}>{member.name}</span>
        </div>
      ))}
    </div>
  )
}
