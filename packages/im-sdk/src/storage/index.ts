export { indexedDBStorage } from './indexed-db'
export { storage, type StorageOptions } from './storage'
export type { ChatStorage } from '../store/storage'
