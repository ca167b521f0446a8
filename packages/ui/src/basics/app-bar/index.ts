export * from './AppBar'
