export * from './LevelBadge'
