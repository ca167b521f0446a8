import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Pressable } from '../../basics/pressable'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './AnchorCard.module.css'
import { FollowButton, type FollowState } from './FollowButton'

export interface AnchorCardProps extends RootProps<'div', 'title'> {
  /** The name of the anchor. */
  name: string
  /** The URL of the picture. */
  avatar?: string | null
  /** Draws the ring of an anchor who is on air. */
  live?: boolean
  /** The title of the room, which may be a heading, or what the anchor says. */
  title?: ReactNode
  /** Numbers as text, e.g. "12,000 watching". */
  note?: ReactNode
  /** The page of the anchor. With it the name is a real link. */
  href?: string
  /** Called on a press on the name, instead of the browser's navigation. */
  onOpen?: () => void
  /** The button at the end; omitted for oneself. */
  follow?: FollowState
  /** More at the end, before the button. */
  end?: ReactNode
}

/** The anchor of a room: who is on air, and the button to follow. */
export const AnchorCard = (props: AnchorCardProps) => {
  const { name, avatar, live = false, title, note, href, onOpen, follow, end, ...rest } = props
  return (
    <div {...mergeProps({ className: cx(area.area, styles.card), 'data-component': 'AnchorCard' }, rest)}>
      <Avatar name={name} src={avatar} live={live} />
      <div className={styles.texts}>
        {href !== undefined || onOpen ? (
          <Pressable className={cx(area.link, styles.name)} href={href} onPress={onOpen}>
            {name}
          </Pressable>
        ) : (
          <p className={styles.name}>{name}</p>
        )}
        {title && <div className={styles.title}>{title}</div>}
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
      {follow && <FollowButton follow={follow} size="small" className={styles.follow} />}
    </div>
  )
}
