export * from './HeadToHead'
