export * from './MatchStartBanner'
