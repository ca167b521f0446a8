import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { Price, type Amount } from '../price'
import styles from './BillRow.module.css'

export interface BillRowProps extends RootProps<'div', 'title'> {
  /** What it was for. */
  title: string
  /** When, and more in one line, e.g. the balance after it. */
  note: string
  /** Negative for what went out. */
  money: Amount
  /** The language whose form the amount has. */
  lang: string
  /** Before the texts; hidden from screen readers. */
  icon?: ReactNode
  /** A mark after the title, such as a `Tag` for a bill that is not final. */
  tag?: ReactNode
}

/** A line of an account: what came in or went out. */
export const BillRow = ({ title, note, money, lang, icon, tag, ...rest }: BillRowProps) => (
  <div {...mergeProps({ className: styles.row, 'data-component': 'BillRow' }, rest)}>
    {icon !== undefined && (
      <span aria-hidden className={styles.icon}>
        {icon}
      </span>
    )}
    <div className={styles.texts}>
      <p className={styles.title}>
        {title}
        {tag}
      </p>
      <p className={styles.note}>{note}</p>
    </div>
    <Price money={money} lang={lang} signed className={styles.amount} />
  </div>
)
