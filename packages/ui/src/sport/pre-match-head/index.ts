export * from './PreMatchHead'
export type { CountdownLabels } from './Countdown'
