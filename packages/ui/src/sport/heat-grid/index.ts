export * from './HeatGrid'
