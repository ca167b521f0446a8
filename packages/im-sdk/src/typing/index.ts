export { typing, type TypingMethods } from './typing'
