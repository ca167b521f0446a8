export * from './Coupon'
