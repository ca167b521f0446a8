export { MessageRow, type MessageRowProps } from './MessageRow'
export type * from './types'
