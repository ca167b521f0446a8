import { Flame } from 'lucide-react'
import { memo, useState } from 'react'
import { Avatar } from '../../basics/avatar'
import { Badge } from '../../basics/badge'
import { Pressable } from '../../basics/pressable'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './LiveCard.module.css'

export interface LiveCardProps extends RootProps<'article', 'title'> {
  /** The title of the room. */
  title: string
  /** The URL of the cover. */
  cover?: string | null
  /** Whether the card is on the screen when the page opens: its cover is then fetched before other files. */
  eager?: boolean
  /** Who is on air; the picture is a URL. */
  anchor: { name: string; avatar?: string | null }
  /** The number of viewers as text, e.g. `2.1万`. */
  heat: string
  /** Announced instead of the number, e.g. "21,000 viewers". */
  heatLabel?: string
  /** The mark at the top left. `null` while the room is not on air. */
  live: string | null
  /** The score or state of the match that the room shows. */
  match?: string
  /** A category, such as "football". */
  tag?: string
  /** What an operator has marked the room with, such as "official". */
  badge?: string
  /** The page of the room. With it the card is a real link. */
  href?: string
  /** Called on a press on the card, instead of the browser's navigation. */
  onOpen?: () => void
}

/** A live room in the two-column list. */
export const LiveCard = memo(function LiveCard(props: LiveCardProps) {
  const { title, cover, eager = false, anchor, heat, heatLabel, live, match, tag, badge, href, onOpen, ...rest } = props
  const [broken, setBroken] = useState<string | null>(null)
  return (
    <article {...mergeProps({ className: cx(area.area, styles.card), 'data-component': 'LiveCard' }, rest)}>
      <div className={styles.cover}>
        {cover && cover !== broken ? (
          <img
            src={cover}
            alt=""
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            className={styles.image}
            onError={() => setBroken(cover)}
          />
        ) : (
          <span aria-hidden className={styles.pitch} />
        )}
        <div className={styles.top}>
          {live && <Badge tone="live">{live}</Badge>}
          {badge && (
            <Badge tone="brand" className={styles.badge}>
              {badge}
            </Badge>
          )}
          {tag && (
            <Badge tone="scrim" className={styles.tag}>
              {tag}
            </Badge>
          )}
        </div>
        <div className={styles.bottom}>
          <span className={styles.heat} role={heatLabel ? 'img' : undefined} aria-label={heatLabel}>
            <Flame aria-hidden />
            {heat}
          </span>
          {match && <span className={styles.match}>{match}</span>}
        </div>
      </div>
      <div className={styles.body}>
        <Pressable className={cx(area.link, styles.title)} href={href} onPress={onOpen}>
          {title}
        </Pressable>
        <div className={styles.anchor}>
          <Avatar name={anchor.name} src={anchor.avatar} size="tiny" />
          <span className={styles.name}>{anchor.name}</span>
        </div>
      </div>
    </article>
  )
})
