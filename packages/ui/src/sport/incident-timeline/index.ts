export * from './IncidentTimeline'
export type { IncidentKind } from './IncidentIcon'
