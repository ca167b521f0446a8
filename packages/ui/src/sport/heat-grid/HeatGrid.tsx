import { outcomeChances, scoreMatrix, type ExpectedGoals, type ScoreMatrix } from '@org/domain'
import type { CSSProperties } from 'react'
import { Hidden } from '../../basics/hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import { ShareBar } from '../ShareBar'
import styles from './HeatGrid.module.css'

export interface HeatGridProps extends RootProps<'section', 'onChange'> {
  /** The heading, and the accessible name of the table. */
  title: string
  /** The side of the rows. */
  homeName: string
  /** The side of the columns. */
  awayName: string
  /** The goals that each side is expected to score: what the sliders show. */
  expected: ExpectedGoals
  /** Called while a slider moves. */
  onChange: (expected: ExpectedGoals) => void
  /** The dependence of low scores, see `scoreMatrix` of `@org/domain`. */
  rho?: number
  /** A chance as text, e.g. `12%`. */
  formatChance: (chance: number) => string
  /** Expected goals as text, e.g. `1.70`. */
  formatGoals: (goals: number) => string
  /** The outcomes, the name of the sliders after that of their team, and what is announced with the likeliest score. */
  labels: { home: string; draw: string; away: string; expected: string; likeliest: string }
}

/** More goals of one side have no row or column. They count in the outcomes. */
const SHOWN = 6
const MOST_EXPECTED = 5

/** The chance of each score by the Poisson model, as a grid of heat, and what they sum to. Two sliders move the model. */
export const HeatGrid = (props: HeatGridProps) => {
  const { title, homeName, awayName, expected, onChange, rho = 0, formatChance, formatGoals, labels, ...rest } = props
  const matrix = scoreMatrix(expected, { rho })
  const outcomes = outcomeChances(matrix)
  return (
    <section {...mergeProps({ className: styles.card, 'data-component': 'HeatGrid' }, rest)}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.outcomes}>
        {SIDES.map((side) => (
          <div key={side} className={styles.outcome} data-side={side}>
            <dt>{labels[side]}</dt>
            <dd className={styles.chance}>{formatChance(outcomes[side])}</dd>
          </div>
        ))}
      </dl>
      <ShareBar parts={SIDES.map((side) => ({ id: side, share: outcomes[side] }))} />
      <Grid {...{ title, homeName, awayName, matrix, formatChance, likeliest: labels.likeliest }} />
      {(['home', 'away'] as const).map((side) => (
        <Slider
          key={side}
          label={`${side === 'home' ? homeName : awayName} · ${labels.expected}`}
          value={expected[side]}
          text={formatGoals(expected[side])}
          onMove={(goals) => onChange({ ...expected, [side]: goals })}
        />
      ))}
    </section>
  )
}

interface SliderProps {
  label: string
  value: number
  text: string
  onMove: (value: number) => void
}

const Slider = ({ label, value, text, onMove }: SliderProps) => (
  <div className={styles.field}>
    <p aria-hidden className={styles.words}>
      <span>{label}</span>
      <b>{text}</b>
    </p>
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      className={styles.slider}
      min={0}
      max={MOST_EXPECTED}
      step={0.05}
      value={value}
      onChange={({ target }) => onMove(target.valueAsNumber)}
    />
  </div>
)

const SIDES = ['home', 'draw', 'away'] as const
const GOALS = Array.from({ length: SHOWN }, (_, goals) => goals)

interface GridProps {
  title: string
  homeName: string
  awayName: string
  matrix: ScoreMatrix
  formatChance: (chance: number) => string
  likeliest: string
}

const Grid = ({ title, homeName, awayName, matrix, formatChance, likeliest }: GridProps) => {
  const chanceOf = (home: number, away: number) => matrix[home]?.[away] ?? 0
  const highest = Math.max(...GOALS.flatMap((home) => GOALS.map((away) => chanceOf(home, away))))
  return (
    <div role="group" aria-label={title} tabIndex={0} className={styles.scroller}>
      <p aria-hidden className={styles.across}>
        {awayName}
      </p>
      <table className={styles.grid}>
        <caption>
          <Hidden>{title}</Hidden>
        </caption>
        <thead>
          <tr>
            <td />
            {GOALS.map((goals) => (
              <th key={goals} scope="col">
                <Hidden>{awayName} </Hidden>
                {goals}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GOALS.map((home) => (
            <tr key={home}>
              <th scope="row">
                <Hidden>{homeName} </Hidden>
                {home}
              </th>
              {GOALS.map((away) => {
                const chance = chanceOf(home, away)
                const isLikeliest = chance === highest
                return (
                  <td
                    key={away}
                    style={{ '--heat': chance / highest } as CSSProperties}
                    data-likeliest={isLikeliest || undefined}
                  >
                    {formatChance(chance)}
                    {isLikeliest && <Hidden>, {likeliest}</Hidden>}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p aria-hidden className={styles.down}>
        {homeName}
      </p>
    </div>
  )
}
