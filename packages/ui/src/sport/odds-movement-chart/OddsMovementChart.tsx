import { useState, type CSSProperties } from 'react'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { ChartTable } from '../ChartTable'
import { IncidentIcon, type IncidentKind } from '../incident-timeline/IncidentIcon'
import { depthOf, indexAt, middleOf, momentAt, placeOf, scaleOf, stepPath, type OddsPoint, type Scale } from './curve'
import styles from './OddsMovementChart.module.css'

export type { OddsPoint }

export interface OddsLine {
  id: 'home' | 'draw' | 'away'
  name: string
}

export interface OddsMark {
  id: string
  kind: IncidentKind
  /** When it happened, in seconds since 1970. */
  at: number
  /** The incident as text, e.g. "23' Haaland, goal". */
  label: string
}

export interface OddsMovementChartProps extends RootProps<'figure'> {
  /** The caption. */
  title: string
  /** Home and away, with a draw between them or without. */
  lines: readonly OddsLine[]
  /** Every change, oldest first. */
  points: readonly OddsPoint[]
  /** A price as text. */
  format: (value: number) => string
  /** Goals and red cards, at their moment. */
  marks?: readonly OddsMark[]
  /** When play begins, and its name below the chart. Once it has begun, it has at least half of the width. */
  kickOff?: { at: number; text: string }
  /** The accessible name of the slider that moves through the chart, what opens the table, and the head of its times. */
  labels: { slider: string; table: string; time: string }
}

/** The odds of a bookmaker over time. A finger, or the arrow keys, move a line through it, whose prices are in the legend. */
export const OddsMovementChart = (props: OddsMovementChartProps) => {
  const { title, lines, points, format, marks = [], kickOff, labels, ...rest } = props
  const [moved, setMoved] = useState<number | null>(null)
  const scale = scaleOf(points, kickOff?.at)
  const at = moved ?? scale.end
  const point = points[indexAt(points, at)]
  const price = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value))
  const prices = lines.map(({ name }, line) => `${name} ${price(point?.values[line])}`)
  return (
    <figure {...mergeProps({ className: styles.figure, 'data-component': 'OddsMovementChart' }, rest)}>
      <figcaption className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.time}>{point?.time}</span>
      </figcaption>
      <ul className={styles.legend}>
        {lines.map(({ id, name }, line) => (
          <li key={id} className={styles.line} data-side={id}>
            <span className={styles.name}>{name}</span>
            <b>{price(point?.values[line])}</b>
          </li>
        ))}
      </ul>
      <div className={styles.chart}>
        <div aria-hidden className={styles.levels}>
          {[scale.high, middleOf(scale), scale.low].map((level) => (
            <span key={level}>{format(level)}</span>
          ))}
        </div>
        <div className={styles.plot}>
          {scale.split && <span aria-hidden className={styles.play} style={placed(scale, scale.split.at)} />}
          <Curves lines={lines} points={points} scale={scale} />
          {marks.map((mark) => (
            <span key={mark.id} className={styles.mark} style={placed(scale, mark.at)}>
              <IncidentIcon kind={mark.kind} label={mark.label} />
            </span>
          ))}
          <span aria-hidden className={styles.cursor} style={placed(scale, at)}>
            {lines.map(({ id }, line) => {
              const value = point?.values[line] ?? null
              return value === null ? null : (
                <span key={id} className={styles.dot} data-side={id} style={lowered(scale, value)} />
              )
            })}
          </span>
          <input
            type="range"
            aria-label={labels.slider}
            aria-valuetext={[point?.time, ...prices].filter(Boolean).join(', ')}
            className={styles.slider}
            min={0}
            max={STEPS}
            value={Math.round(placeOf(scale, at) * STEPS)}
            // At the end it follows the changes that come.
            onChange={({ target: { valueAsNumber: step } }) =>
              setMoved(step < STEPS ? momentAt(scale, step / STEPS) : null)
            }
          />
        </div>
        <Axis points={points} split={scale.split} kickOff={kickOff?.text} />
      </div>
      <ChartTable
        label={labels.table}
        columns={[labels.time, ...lines.map(({ name }) => name)]}
        rows={points.toReversed().map(({ at: id, time, values }) => ({
          id: String(id),
          cells: [time, ...lines.map((_, line) => price(values[line]))],
        }))}
      />
    </figure>
  )
}

/** Key presses from one end of the slider to the other. */
const STEPS = 60

const placed = (scale: Scale, at: number) => ({ '--at': placeOf(scale, at) }) as CSSProperties
const lowered = (scale: Scale, value: number) => ({ '--depth': depthOf(scale, value) }) as CSSProperties

interface AxisProps {
  points: readonly OddsPoint[]
  split: Scale['split']
  kickOff: string | undefined
}

/** The times at both ends and, between them, the kick-off, at its place. */
const Axis = ({ points, split, kickOff }: AxisProps) => {
  const [first, ...others] = points
  const last = others.at(-1)
  return (
    <div aria-hidden className={styles.axis} style={{ '--at': split?.place ?? 0 } as CSSProperties}>
      {split && <span>{split.place < LEAST_FOR_TEXT ? null : first?.time}</span>}
      <span className={styles.ends}>
        <span>{split ? kickOff : first?.time}</span>
        <span>{last?.time}</span>
      </span>
    </div>
  )
}

/** The part of the width that a time needs. */
const LEAST_FOR_TEXT = 0.35

interface CurvesProps {
  lines: readonly OddsLine[]
  points: readonly OddsPoint[]
  scale: Scale
}

const Curves = ({ lines, points, scale }: CurvesProps) => (
  <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.curves}>
    <path d="M0 0H100M0 50H100M0 100H100" className={styles.grid} vectorEffect="non-scaling-stroke" />
    {lines.map(({ id }, line) => (
      <path
        key={id}
        d={stepPath(points, line, scale)}
        className={styles.curve}
        data-side={id}
        vectorEffect="non-scaling-stroke"
      />
    ))}
  </svg>
)
