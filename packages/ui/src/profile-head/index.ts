export * from './ProfileHead'
