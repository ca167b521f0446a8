export * from './SwipePanel'
