export { moderation } from './moderation'
