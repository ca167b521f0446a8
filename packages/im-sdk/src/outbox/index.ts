export { indexedDBOutbox } from './indexed-db-outbox'
export { outbox, type OutboxOptions } from './outbox'
export type { KeptMessage, OutboxStorage } from './outbox-storage'
