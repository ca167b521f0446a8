export * from './MomentumStrip'
