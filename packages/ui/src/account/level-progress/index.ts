export * from './LevelProgress'
