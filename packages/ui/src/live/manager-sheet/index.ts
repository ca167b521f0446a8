export * from './ManagerSheet'
