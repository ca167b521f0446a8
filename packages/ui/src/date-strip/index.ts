export * from './DateStrip'
