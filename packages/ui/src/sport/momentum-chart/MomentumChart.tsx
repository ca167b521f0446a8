import type { CSSProperties } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { IncidentIcon, type IncidentKind } from '../incident-timeline/IncidentIcon'
import { barsOf, homeShare } from './momentum-bars'
import styles from './MomentumChart.module.css'

export interface MomentumMark {
  id: string
  kind: IncidentKind
  side: 'home' | 'away'
  /** Where it is on the axis; later than `minutes` in added time. */
  minute: number
  /** The incident as text, e.g. "23' Haaland, goal". */
  label: string
}

export interface MomentumChartProps extends RootProps<'figure'> {
  /** The caption. */
  title: string
  /** The legend of the bars above the line. */
  homeName: string
  /** The legend of the bars below the line. */
  awayName: string
  /** One value per minute from -100 to 100; positive for the home side. */
  values: readonly number[]
  /** The chart in words. It gets the home side's share of the pressure, in per cent. */
  label: (homeShare: number) => string
  /** Goals and red cards, at their minute on the side of their team. */
  marks?: readonly MomentumMark[]
  /** The length of a match. A running match leaves the rest of the axis empty. */
  minutes?: number
  /** The texts below the axis and where they are, instead of the minutes of football, e.g. the ends of quarters. */
  ticks?: readonly { at: number; text: string }[]
}

const STEP = 15

/** The pressure of both sides, or their lead: a bar per minute, the home side upwards. */
export const MomentumChart = (props: MomentumChartProps) => {
  const { title, homeName, awayName, values, label, marks = [], minutes = 90, ticks, ...rest } = props
  const length = Math.max(minutes, values.length)
  const lines = ticks?.map(({ at }) => at) ?? [minutes / 2]
  const place = (minute: number) => ({ '--at': Math.min(1, minute / length) }) as CSSProperties
  return (
    <figure {...mergeProps({ className: styles.figure, 'data-component': 'MomentumChart' }, rest)}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.teams}>
          <span className={styles.team} data-side="home">
            {homeName}
          </span>
          <span className={styles.team} data-side="away">
            {awayName}
          </span>
        </span>
      </figcaption>
      <div className={styles.plot}>
        <svg
          viewBox={`0 -100 ${length} 200`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label(homeShare(values))}
          className={styles.chart}
        >
          <path
            d={`M0 0H${length}${lines.map((at) => `M${at} -100V100`).join('')}`}
            className={styles.grid}
            vectorEffect="non-scaling-stroke"
          />
          <path d={barsOf(values, 1)} className={styles.home} />
          <path d={barsOf(values, -1)} className={styles.away} />
        </svg>
        {marks.map(({ id, kind, side, minute, label: text }) => (
          <span key={id} className={styles.mark} data-side={side} style={place(minute)}>
            <IncidentIcon kind={kind} label={text} />
          </span>
        ))}
      </div>
      <div aria-hidden className={styles.axis}>
        {(ticks ?? minuteTicks(minutes)).map(({ at, text }) => (
          <span key={at} className={styles.tick} style={place(at)}>
            {text}
          </span>
        ))}
      </div>
    </figure>
  )
}

const minuteTicks = (minutes: number) =>
  Array.from({ length: Math.floor(minutes / STEP) }, (_, index) => ({
    at: (index + 1) * STEP,
    text: `${(index + 1) * STEP}′`,
  }))
