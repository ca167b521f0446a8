import type { CalibrationBin } from '@org/domain'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { ChartTable } from '../ChartTable'
import styles from './CalibrationChart.module.css'

export interface CalibrationChartProps extends RootProps<'figure'> {
  /** The caption. */
  title: string
  /** What the chart shows in words, e.g. "When we said 60 %, it happened 57 % of the time". */
  label: string
  /** Forecasts with similar chances, from the lowest to the highest: what `calibration` of `@org/domain` returns. */
  bins: readonly CalibrationBin[]
  /** A share of 0 to 1 as text, e.g. `60%`. */
  format: (share: number) => string
  /** Names of the axes, of the number of forecasts, of the diagonal, and of what opens the table. */
  labels: { said: string; happened: string; count: string; perfect: string; table: string }
}

const TICKS = [0, 0.5, 1]
/** The radius of the bin with the most forecasts, in per cent of the chart. */
const LARGEST = 4
const SMALLEST = 1.4

/** How often it happened against the chance that was forecast: a good forecast is on the diagonal. */
export const CalibrationChart = ({ title, label, bins, format, labels, ...rest }: CalibrationChartProps) => {
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const drawn = bins.filter(({ said, happened }) => Number.isFinite(said) && Number.isFinite(happened))
  const places = drawn.map(({ from, said, happened, count }) => ({
    from,
    x: said * 100,
    y: 100 - happened * 100,
    radius: Math.max(SMALLEST, LARGEST * Math.sqrt(count / most)),
  }))
  return (
    <figure {...mergeProps({ className: styles.figure, 'data-component': 'CalibrationChart' }, rest)}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.label}>{label}</p>
      <p aria-hidden className={styles.axis}>
        {labels.happened}
      </p>
      <div aria-hidden className={styles.chart}>
        <div className={styles.levels}>
          {TICKS.toReversed().map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
        <svg viewBox="0 0 100 100" className={styles.plot}>
          <path d="M0 0H100V100H0ZM50 0V100M0 50H100" className={styles.grid} vectorEffect="non-scaling-stroke" />
          <path d="M0 100 100 0" className={styles.perfect} vectorEffect="non-scaling-stroke" />
          <polyline
            points={places.map(({ x, y }) => `${x},${y}`).join(' ')}
            className={styles.line}
            vectorEffect="non-scaling-stroke"
          />
          {places.map(({ from, x, y, radius }) => (
            <circle key={from} cx={x} cy={y} r={radius} className={styles.dot} />
          ))}
        </svg>
        <div className={styles.shares}>
          {TICKS.map((tick) => (
            <span key={tick}>{format(tick)}</span>
          ))}
        </div>
      </div>
      <p aria-hidden className={styles.axis} data-end>
        {labels.said}
      </p>
      <p aria-hidden className={styles.legend}>
        {labels.perfect}
      </p>
      <ChartTable
        label={labels.table}
        columns={[labels.said, labels.happened, labels.count]}
        rows={bins.map(({ from, said, happened, count }) => ({
          id: String(from),
          cells: [format(said), format(happened), String(count)],
        }))}
      />
    </figure>
  )
}
