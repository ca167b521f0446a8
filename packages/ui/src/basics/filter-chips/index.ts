export * from './Chip'
export * from './FilterChips'
