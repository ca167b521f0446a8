export * from './Picture'
