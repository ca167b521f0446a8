import type { ReactNode } from 'react'
import { Hidden } from '../hidden'
import { mergeProps, type RootProps } from '../../util/merge-props'
import styles from './Skeleton.module.css'

export interface SkeletonProps extends RootProps<'span'> {
  /** `circle` for a picture of a person, `block` for a cover or a bubble. */
  shape?: 'line' | 'circle' | 'block'
  /** CSS lengths. */
  width?: string
  /** By default that of a line of text. */
  height?: string
}

/** One grey placeholder shape. */
export const Skeleton = ({ shape = 'line', width, height, ...rest }: SkeletonProps) => (
  <span
    aria-hidden
    {...mergeProps(
      { className: styles.shape, style: { width, height }, 'data-component': 'Skeleton', 'data-shape': shape },
      rest,
    )}
  />
)

export interface SkeletonListProps extends RootProps<'div'> {
  /** Announced once, e.g. "loading". */
  label: string
  /** The rows that load. */
  kind: keyof typeof ROWS
  /** How many rows. */
  count?: number
}

/** The placeholder of a list that loads. It has the size of the rows, so that the layout does not shift. */
export const SkeletonList = ({ label, kind, count = 6, ...rest }: SkeletonListProps) => (
  <div
    {...mergeProps(
      { role: 'status', className: styles.list, 'data-component': 'SkeletonList', 'data-kind': kind },
      rest,
    )}
  >
    <Hidden>{label}</Hidden>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} aria-hidden className={styles.row}>
        {ROWS[kind]}
      </div>
    ))}
  </div>
)

const lines = (first: string, second: string): ReactNode => (
  <span className={styles.lines}>
    <Skeleton width={first} />
    <Skeleton width={second} />
  </span>
)

const ROWS = {
  match: (
    <>
      <Skeleton width="2.2em" />
      {lines('52%', '44%')}
      <span className={styles.scores}>
        <Skeleton width="1em" />
        <Skeleton width="1em" />
      </span>
    </>
  ),
  conversation: (
    <>
      <Skeleton shape="circle" />
      {lines('38%', '72%')}
    </>
  ),
  live: (
    <>
      <Skeleton shape="block" />
      {lines('88%', '50%')}
    </>
  ),
  message: (
    <>
      <Skeleton shape="circle" />
      <Skeleton shape="block" width="58%" height="2.6em" />
    </>
  ),
  text: lines('96%', '70%'),
} satisfies Record<string, ReactNode>
