export type { Mention } from './mention'
export { mentions, type MentionMethods } from './mentions'
