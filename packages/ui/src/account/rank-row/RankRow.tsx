import { Avatar } from '../../basics/avatar'
import { Pressable } from '../../basics/pressable'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './RankRow.module.css'

export interface RankRowProps extends RootProps<'div'> {
  /** From 1; the first three have a medal. */
  rank: number
  /** Who is ranked. */
  name: string
  /** The URL of their picture. */
  avatar?: string | null
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
  /** Called on a press, instead of the browser's navigation. */
  onOpen: () => void
}

/** A line of a ranking. The whole row opens the page of the person. */
export const RankRow = (props: RankRowProps) => {
  const { rank, name, avatar, note, value, valueLabel, isMine = false, href, onOpen, ...rest } = props
  return (
    <div
      {...mergeProps(
        {
          className: styles.row,
          'data-component': 'RankRow',
          'data-medal': rank <= 3 ? rank : undefined,
          'data-mine': isMine || undefined,
        },
        rest,
      )}
    >
      <span className={styles.rank}>{rank}</span>
      <Avatar name={name} {...(avatar !== undefined && { src: avatar })} />
      <div className={styles.texts}>
        <Pressable {...(href !== undefined && { href })} onPress={onOpen} className={styles.open}>
          {name}
        </Pressable>
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <p className={styles.value}>
        <b>{value}</b> <span className={styles.label}>{valueLabel}</span>
      </p>
    </div>
  )
}
