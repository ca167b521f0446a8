import { Check, X } from 'lucide-react'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './WithdrawSteps.module.css'

export interface WithdrawStep {
  id: string
  label: string
  /** When it was done, what is waited for, or why it failed. */
  note?: string
  state: 'done' | 'now' | 'waiting' | 'failed'
}

export interface WithdrawStepsProps extends RootProps<'ol'> {
  /** In their order, from the request to the money. */
  steps: readonly WithdrawStep[]
  /** The states in words. */
  labels: Readonly<Record<WithdrawStep['state'], string>>
}

/** How far a withdrawal is. */
export const WithdrawSteps = ({ steps, labels, ...rest }: WithdrawStepsProps) => (
  <ol {...mergeProps({ className: styles.steps, 'data-component': 'WithdrawSteps' }, rest)}>
    {steps.map(({ id, label, note, state }) => (
      <li key={id} className={styles.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <span aria-hidden className={styles.mark}>
          {state === 'done' && <Check />}
          {state === 'failed' && <X />}
        </span>
        <div className={styles.texts}>
          <p className={styles.label}>
            {label} <Hidden>{labels[state]}</Hidden>
          </p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
      </li>
    ))}
  </ol>
)
