export * from './QuarterTable'
