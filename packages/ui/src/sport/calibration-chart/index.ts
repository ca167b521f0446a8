export * from './CalibrationChart'
