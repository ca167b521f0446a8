export * from './Sheet'
