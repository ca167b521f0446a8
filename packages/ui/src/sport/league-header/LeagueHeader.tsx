import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { TeamLogo } from '../team-logo'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './LeagueHeader.module.css'

export interface LeagueHeaderProps extends RootProps<'h2', 'onToggle'> {
  /** The name of the league. */
  name: string
  /** The URL of its logo. */
  logo?: string | null
  /** How many matches the group has. */
  count: number
  /** Announced instead of the number alone, e.g. "6 matches". */
  countLabel?: string
  /** Whether the matches are shown. */
  expanded: boolean
  /** Called on a press on the header. */
  onToggle: () => void
  /** The id of the element with the matches, if it is in the page. */
  controls?: string
  /** The heading of the column of odds, such as `1 X 2`. Not read out: each price has a name of its own. */
  oddsLabel?: string
  /** Content at the end outside the button, such as a link to the table. */
  action?: ReactNode
  /** `false` in virtual lists, which position their sticky rows themselves. */
  sticky?: boolean
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
  oddsLabel,
  action,
  sticky = true,
  ...rest
}: LeagueHeaderProps) => (
  <h2
    {...mergeProps(
      { className: styles.header, 'data-component': 'LeagueHeader', 'data-sticky': sticky || undefined },
      rest,
    )}
  >
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
      {oddsLabel && (
        <span aria-hidden className={styles.odds}>
          {oddsLabel}
        </span>
      )}
      <ChevronDown aria-hidden className={styles.chevron} />
    </button>
    {action}
  </h2>
)
