export * from './Carousel'
