export * from './NetBanner'
