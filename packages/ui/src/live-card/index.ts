export * from './LiveCard'
