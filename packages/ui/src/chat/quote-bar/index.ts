export * from './QuoteBar'
