export * from './PaySheet'
