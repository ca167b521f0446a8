import { levelProgress, type LevelInfo } from '@org/domain'
import { Progress } from '../../basics/progress'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './LevelProgress.module.css'

export interface LevelProgressProps extends RootProps<'div'> {
  /** The level, the points that it has, and those that the next one needs; 0 if there is no next one. */
  level: LevelInfo
  /** The name of a level, of the bar, and what is missing in a sentence. */
  labels: { level: (level: number) => string; progress: string; missing: string }
}

/** How far a user is to the next level. */
export const LevelProgress = ({ level, labels, ...rest }: LevelProgressProps) => (
  <div {...mergeProps({ className: styles.root, 'data-component': 'LevelProgress' }, rest)}>
    <div className={styles.line}>
      <b className={styles.level}>{labels.level(level.level)}</b>
      <Progress
        className={styles.bar}
        label={labels.progress}
        hideLabel
        value={levelProgress(level)}
        max={1}
        tone="good"
      />
      {level.next > 0 && <span className={styles.next}>{labels.level(level.level + 1)}</span>}
    </div>
    <p className={styles.missing}>{labels.missing}</p>
  </div>
)
