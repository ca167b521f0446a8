export * from './Illustration'
