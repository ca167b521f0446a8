import { mergeProps, type RootProps } from '../../util/merge-props'
import { barsOf, homeShare } from '../momentum-chart/momentum-bars'
import styles from './MomentumStrip.module.css'

export interface MomentumStripProps extends RootProps<'div'> {
  /** One value per minute from -100 to 100; positive for the home side. */
  values: readonly number[]
  /** The strip in words. It gets the home side's share of the pressure, in per cent. */
  label: (homeShare: number) => string
  /** The length of a match. A running match leaves the rest empty. */
  minutes?: number
}

/** A calm match stays calm, although the strip is as high as its highest bar. */
const LEAST_PEAK = 40

/** The pressure of both sides without axis and legend, for a card: the home side upwards, in the colour of the brand. */
export const MomentumStrip = ({ values, label, minutes = 90, ...rest }: MomentumStripProps) => {
  const length = Math.max(minutes, values.length)
  const peak = Math.max(LEAST_PEAK, ...values.map(Math.abs))
  return (
    <div
      {...mergeProps(
        {
          className: styles.strip,
          role: 'img',
          'aria-label': label(homeShare(values)),
          'data-component': 'MomentumStrip',
        },
        rest,
      )}
    >
      <svg viewBox={`0 ${-peak} ${length} ${2 * peak}`} preserveAspectRatio="none" aria-hidden className={styles.bars}>
        <path d={`M0 0H${length}`} className={styles.line} vectorEffect="non-scaling-stroke" />
        <path d={barsOf(values, 1)} className={styles.home} />
        <path d={barsOf(values, -1)} className={styles.away} />
      </svg>
    </div>
  )
}
