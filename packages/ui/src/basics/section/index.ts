export * from './Section'
