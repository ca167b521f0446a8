export * from './InfiniteList'
