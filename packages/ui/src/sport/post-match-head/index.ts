export * from './PostMatchHead'
