export * from './BannerStack'
