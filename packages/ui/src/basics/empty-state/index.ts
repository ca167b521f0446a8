export * from './EmptyState'
export * from './ErrorState'
