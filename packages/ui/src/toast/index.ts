export * from './Toast'
