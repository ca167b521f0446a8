export * from './TeamLogo'
