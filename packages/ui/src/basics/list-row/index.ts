export * from './ListGroup'
export * from './ListRow'
