export * from './conforms'
