export * from './RankRow'
