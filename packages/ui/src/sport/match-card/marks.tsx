import styles from './MatchCard.module.css'

/*
 * The icons of a row, each a single path created once, because a long list draws them in every frame of a scroll. Based
 * on the Star and Tv icons of Lucide (ISC).
 */

const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z'
const SCREEN = 'm17 2-5 5-5-5M4 7h16a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2z'

export const starMark = (
  <svg aria-hidden viewBox="0 0 24 24" className={styles.mark}>
    <path d={STAR} />
  </svg>
)

export const screenMark = (
  <svg aria-hidden viewBox="0 0 24 24" className={styles.mark}>
    <path d={SCREEN} />
  </svg>
)
