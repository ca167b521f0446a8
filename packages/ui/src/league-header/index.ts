export * from './LeagueHeader'
