export * from './OtpField'
