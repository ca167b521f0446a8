import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { TeamLogo } from '../team-logo'
import { cx } from '../util/cx'
import styles from './LeagueHeader.module.css'

export interface LeagueHeaderProps {
  name: string
  logo?: string | null
  /** How many matches the group has. */
  count: number
  /** Announced instead of the number alone, e.g. "6 matches". */
  countLabel?: string
  expanded: boolean
  onToggle: () => void
  /** The id of the element with the matches, if it is in the page. */
  controls?: string
  /** Content at the end outside the button, such as a link to the table. */
  action?: ReactNode
  /** `false` in virtual lists, which position their sticky rows themselves. */
  sticky?: boolean
  className?: string
}

/** The header of a league's matches. It sticks to the top and collapses them. 36 px high. */
export const LeagueHeader = ({
  name,
  logo,
  count,
  countLabel,
  expanded,
  onToggle,
  controls,
  action,
  sticky = true,
  className,
}: LeagueHeaderProps) => (
  <h2 className={cx(styles.header, className)} data-sticky={sticky || undefined}>
    <button
      type="button"
      className={styles.toggle}
      aria-expanded={expanded}
      aria-controls={controls}
      onClick={onToggle}
    >
      <TeamLogo name={name} src={logo} />
      <span className={styles.name}>{name}</span>
      <span className={styles.count} aria-label={countLabel} role={countLabel ? 'img' : undefined}>
        {count}
      </span>
      <ChevronDown aria-hidden className={styles.chevron} />
    </button>
    {action}
  </h2>
)
