export * from './MatchTile'
