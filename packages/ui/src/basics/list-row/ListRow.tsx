import { ChevronRight } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Pressable, type PressableProps } from '../pressable'
import styles from './ListRow.module.css'

export interface ListRowProps extends Omit<PressableProps, 'children' | 'title' | 'type' | 'value'> {
  /** The first line, which names the row. */
  title: ReactNode
  /** A second line that explains the row. */
  note?: ReactNode
  /** Hidden from screen readers. */
  icon?: ReactNode
  /** The current value at the end, e.g. a version or "zh". */
  value?: ReactNode
  /** At the end after the value, such as a badge. */
  end?: ReactNode
  /** `danger` is for what cannot be undone, such as logging out. */
  tone?: 'plain' | 'danger'
}

/** A row of a list of links, settings or facts. With `href` or `onPress` it can be pressed and ends with an arrow. */
export const ListRow = (props: ListRowProps) => {
  const { title, note, icon, value, end, tone = 'plain', href, onPress, ...others } = props
  const own = { className: styles.row, 'data-component': 'ListRow', 'data-tone': tone }
  const canPress = href !== undefined || onPress !== undefined
  const content = (
    <>
      {icon !== undefined && (
        <span aria-hidden className={styles.icon}>
          {icon}
        </span>
      )}
      <span className={styles.texts}>
        <span>{title}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {value !== undefined && <span className={styles.value}>{value}</span>}
      {end}
      {canPress && tone === 'plain' && <ChevronRight aria-hidden className={styles.arrow} />}
    </>
  )
  if (canPress)
    return (
      <Pressable
        {...mergeProps({ ...own, 'data-off': others.disabled || undefined }, others)}
        {...(href !== undefined && { href })}
        {...(onPress && { onPress })}
      >
        {content}
      </Pressable>
    )
  const { disabled: _, ref, ...rest } = others
  // Callers pass only attributes that both elements share.
  return (
    <div {...mergeProps(own, rest as RootProps<'div'>)} ref={ref as Ref<HTMLDivElement>}>
      {content}
    </div>
  )
}
