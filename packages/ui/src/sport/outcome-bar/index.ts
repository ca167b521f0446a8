export * from './OutcomeBar'
