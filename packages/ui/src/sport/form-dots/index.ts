export * from './FormDots'
