export * from './Composer'
