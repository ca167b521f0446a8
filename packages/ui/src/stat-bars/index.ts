export * from './StatBars'
