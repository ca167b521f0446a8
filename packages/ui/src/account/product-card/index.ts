export * from './ProductCard'
