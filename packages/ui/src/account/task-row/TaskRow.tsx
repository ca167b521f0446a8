import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './TaskRow.module.css'

export interface TaskRowProps extends RootProps<'div'> {
  /** What to do. */
  name: string
  /** The rule of the reward, in a sentence or two. */
  description?: string
  /** E.g. `+20`. */
  award?: string
  /** The progress; `max` 0 shows no bar. */
  progress?: { value: number; max: number }
  /** The button that claims the reward or opens the task. */
  action?: ReactNode
}

/** A task with its reward and progress. */
export const TaskRow = ({ name, description, award, progress, action, ...rest }: TaskRowProps) => (
  <div {...mergeProps({ className: styles.row, 'data-component': 'TaskRow' }, rest)}>
    <div className={styles.texts}>
      <p className={styles.name}>
        {name}
        {award && <b className={styles.award}>{award}</b>}
      </p>
      {description && <p className={styles.description}>{description}</p>}
      {progress && progress.max > 0 && !Number.isNaN(progress.value) && (
        <div className={styles.progress}>
          <progress className={styles.bar} value={progress.value} max={progress.max} aria-label={name} />
          <span className={styles.count}>
            {progress.value}/{progress.max}
          </span>
        </div>
      )}
    </div>
    {action}
  </div>
)
