export * from './MatchHead'
export type { PeriodTableProps } from './PeriodTable'
