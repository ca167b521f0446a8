export * from './MatchHead'
