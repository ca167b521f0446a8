import { memo } from 'react'
import { Avatar } from '../../basics/avatar'
import { Pressable } from '../../basics/pressable'
import area from '../../basics/pressable/area.module.css'
import { cx } from '../../util/cx'
import { mergeProps, type RootProps } from '../../util/merge-props'
import rowStyles from '../row.module.css'
import styles from './SearchResult.module.css'
import type { SearchSegment } from './search-segments'

export interface SearchResultProps extends RootProps<'div'> {
  /** The sender, or the name of the conversation. */
  name: string
  /** The URL of the picture. */
  avatar?: string | null
  /** The text in pieces, of which some were searched for; `searchSegments` makes them. */
  segments: readonly SearchSegment[]
  /** When it was sent. */
  time?: string
  /** The page of the message. With it the row is a real link. */
  href?: string
  /** Called on a press on the row, instead of the browser's navigation. */
  onOpen?: () => void
}

/** A message, a user or a conversation that was found, with what was searched for in bold. */
export const SearchResult = memo(function SearchResult(props: SearchResultProps) {
  const { name, avatar, segments, time, href, onOpen, ...rest } = props
  return (
    <div
      {...mergeProps(
        { className: cx(area.area, rowStyles.row, styles.result), 'data-component': 'SearchResult' },
        rest,
      )}
    >
      <Avatar name={name} src={avatar} />
      <div className={rowStyles.text}>
        <div className={rowStyles.line}>
          <Pressable className={cx(area.link, rowStyles.name)} href={href} onPress={onOpen}>
            {name}
          </Pressable>
          {time && <span className={rowStyles.time}>{time}</span>}
        </div>
        <span className={styles.found}>
          {segments.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text))}
        </span>
      </div>
    </div>
  )
})
