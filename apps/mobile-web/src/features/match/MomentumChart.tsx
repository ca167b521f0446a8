import { useTranslation } from '../../i18n/use-translation'
import styles from './MomentumChart.module.css'

interface MomentumChartProps {
  /** One value per minute from -100 to 100; positive for the home side. */
  values: readonly number[]
  homeName: string
  awayName: string
}

const MINUTES = 90
const HALF = 45

/** The pressure of both sides: one bar per minute, the home side upwards. */
export const MomentumChart = ({ values, homeName, awayName }: MomentumChartProps) => {
  const { t } = useTranslation('match')
  const width = Math.max(MINUTES, values.length)
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{t(($) => $.momentum)}</figcaption>
      <svg
        viewBox={`0 -100 ${width * 4} 200`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(($) => $.momentumLabel, { home: homeName, away: awayName, share: homeShare(values) })}
        className={styles.chart}
      >
        <line
          x1={HALF * 4}
          x2={HALF * 4}
          y1={-100}
          y2={100}
          className={styles.half}
          vectorEffect="non-scaling-stroke"
        />
        {values.map((value, minute) => (
          <rect
            key={minute}
            x={minute * 4 + 0.5}
            width={3}
            y={Math.min(0, -value)}
            height={Math.abs(value)}
            className={value >= 0 ? styles.home : styles.away}
          />
        ))}
      </svg>
    </figure>
  )
}

/** The home side's share of the pressure, in per cent. */
const homeShare = (values: readonly number[]): number => {
  const all = values.reduce((sum, value) => sum + Math.abs(value), 0)
  const home = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  return all === 0 ? 50 : Math.round((home / all) * 100)
}
