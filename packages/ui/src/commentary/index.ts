export * from './Commentary'
