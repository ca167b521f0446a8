import { Crown } from 'lucide-react'
import type { ReactNode } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './VipCard.module.css'

export interface VipPerk {
  id: string
  label: string
  /** Hidden from screen readers. */
  icon: ReactNode
}

export interface VipCardProps extends RootProps<'section', 'title'> {
  /** The name of the membership, with its level. */
  title: string
  /** Until when it is valid, or what it offers to who has none. */
  note: string
  /** Whether the user is a member. */
  active: boolean
  /** What members have, two to four. */
  perks?: readonly VipPerk[]
  /** The button that buys or renews it. */
  action?: ReactNode
}

/** The membership of a user: a dark card with a golden edge in both modes, dull for who has none. */
export const VipCard = ({ title, note, active, perks = [], action, ...rest }: VipCardProps) => (
  <section
    {...mergeProps({ className: styles.card, 'data-component': 'VipCard', 'data-active': active || undefined }, rest)}
  >
    <div className={styles.head}>
      <Crown aria-hidden className={styles.crown} />
      <div className={styles.texts}>
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{note}</p>
      </div>
      {action}
    </div>
    {perks.length > 0 && (
      <ul className={styles.perks}>
        {perks.map(({ id, label, icon }) => (
          <li key={id} className={styles.perk}>
            <span aria-hidden className={styles.icon}>
              {icon}
            </span>
            {label}
          </li>
        ))}
      </ul>
    )}
  </section>
)
