import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Pressable } from '../../basics/pressable'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './RankRow.module.css'

export interface RankRowProps extends RootProps<'div'> {
  /** From 1; the first three have a medal. */
  rank: number
  /** Who is ranked. */
  name: string
  /** The URL of their picture. */
  avatar?: string | null
  /** Instead of the avatar, such as the crest of a team; hidden from screen readers. */
  picture?: ReactNode
  /** Under the name, e.g. "8 of the last 10". */
  note?: string
  /** What the rank is by, as text, e.g. "82%". */
  value: string
  /** What the value is, under it, e.g. "hit rate". */
  valueLabel: string
  /** Whether it is the user themselves. */
  isMine?: boolean
  /** Where their page is. */
  href?: string
  /** Called on a press, instead of the browser's navigation. Without it and `href` the row only informs. */
  onOpen?: () => void
}

/** A line of a ranking. The whole row opens the page of the person, if there is one. */
export const RankRow = (props: RankRowProps) => {
  const { rank, name, avatar, picture, note, value, valueLabel, isMine = false, href, onOpen, ...rest } = props
  return (
    <div
      {...mergeProps(
        {
          className: cx(area.area, styles.row),
          'data-component': 'RankRow',
          'data-medal': rank <= 3 ? rank : undefined,
          'data-mine': isMine || undefined,
        },
        rest,
      )}
    >
      <span className={styles.rank}>{rank}</span>
      {picture === undefined ? (
        <Avatar name={name} {...(avatar !== undefined && { src: avatar })} />
      ) : (
        <span aria-hidden className={styles.picture}>
          {picture}
        </span>
      )}
      <div className={styles.texts}>
        {href === undefined && !onOpen ? (
          <p className={styles.open}>{name}</p>
        ) : (
          <Pressable
            {...(href !== undefined && { href })}
            {...(onOpen && { onPress: onOpen })}
            className={cx(area.link, styles.open)}
          >
            {name}
          </Pressable>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.value}>
        <b>{value}</b> <span className={styles.label}>{valueLabel}</span>
      </p>
    </div>
  )
}
