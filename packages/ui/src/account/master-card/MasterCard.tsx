import type { ReactNode } from 'react'
import { Avatar } from '../../basics/avatar'
import { Hidden } from '../../basics/hidden'
import { Pressable } from '../../basics/pressable'
import { Tag } from '../../basics/tag'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './MasterCard.module.css'

export interface MasterStat {
  id: string
  label: string
  /** The number as text, e.g. "82%". */
  value: string
}

export interface MasterCardProps extends RootProps<'article'> {
  /** The name of the master: someone who sells predictions. */
  name: string
  /** The URL of their picture. */
  avatar?: string | null
  /** A line under the name. */
  note?: string
  /** What they are good at, in a word or two each. */
  tags?: readonly string[]
  /** Two to four numbers, e.g. the hit rate and the longest run. */
  stats: readonly MasterStat[]
  /** How their last predictions ended, the newest last, and the same in words. */
  recent?: { results: readonly ('won' | 'lost' | 'refunded')[]; label: string }
  /** The button that follows them. */
  action?: ReactNode
  /** Where their page is. */
  href?: string
  /** Called on a press, instead of the browser's navigation. */
  onOpen: () => void
}

/** Someone who sells predictions, with their record. The card opens their page. */
export const MasterCard = (props: MasterCardProps) => {
  const { name, avatar, note, tags = [], stats, recent, action, href, onOpen, ...rest } = props
  return (
    <article {...mergeProps({ className: cx(area.area, styles.card), 'data-component': 'MasterCard' }, rest)}>
      <div className={styles.head}>
        <Avatar name={name} size="large" {...(avatar !== undefined && { src: avatar })} />
        <div className={styles.texts}>
          <h3 className={styles.name}>
            <Pressable {...(href !== undefined && { href })} onPress={onOpen} className={area.link}>
              {name}
            </Pressable>
          </h3>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {tags.length > 0 && (
            <p className={styles.tags}>
              {tags.map((tag, nth) => (
                <Tag key={nth} tone="brand">
                  {tag}
                </Tag>
              ))}
            </p>
          )}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <dl className={styles.stats}>
        {stats.map(({ id, label, value }) => (
          <div key={id} className={styles.stat}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {recent && (
        <p className={styles.recent}>
          <Hidden>{recent.label}</Hidden>
          {recent.results.map((result, at) => (
            <i key={at} className={styles.result} data-result={result} />
          ))}
        </p>
      )}
    </article>
  )
}
