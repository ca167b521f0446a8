import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Progress.module.css'

export interface ProgressProps extends RootProps<'div', 'role'> {
  /** What progresses, e.g. "Uploading". Shown above the bar. */
  label: string
  /** The accessible name only: `label` is not shown. */
  hideLabel?: boolean
  /** From 0 to `max`. Without it nobody knows how long it takes, and the bar moves. */
  value?: number
  /** The value when all is done. */
  max?: number
  /** The value as text, shown at the end and announced, e.g. "3 / 5" or "64%". */
  text?: string
  /** `good` is for progress towards a reward, `warn` towards a limit. */
  tone?: 'brand' | 'good' | 'warn' | 'live'
}

/** How much of something is done: an upload, a level, a task. */
export const Progress = (props: ProgressProps) => {
  const { label, hideLabel = false, value, max = 100, text, tone = 'brand', ...rest } = props
  const share =
    value === undefined || Number.isNaN(value) || !(max > 0) ? undefined : Math.min(1, Math.max(0, value / max))
  const known = share !== undefined && { 'aria-valuenow': share * max, 'aria-valuemin': 0, 'aria-valuemax': max }
  return (
    <div
      {...mergeProps(
        {
          role: 'progressbar',
          'aria-label': label,
          'aria-valuetext': text,
          ...known,
          className: styles.progress,
          style: { '--share': share ?? 0 },
          'data-component': 'Progress',
          'data-tone': tone,
          'data-indeterminate': share === undefined || undefined,
        },
        rest,
      )}
    >
      {(!hideLabel || text !== undefined) && (
        <span className={styles.texts}>
          {!hideLabel && <span className={styles.label}>{label}</span>}
          {text !== undefined && <span className={styles.text}>{text}</span>}
        </span>
      )}
      <span className={styles.track}>
        <span className={styles.bar} />
      </span>
    </div>
  )
}
