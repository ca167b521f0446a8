export * from './PlanCard'
