export type { ExtensionResult, MessageExtension } from '../store/extensions'
export { messageExtensions, type MessageExtensionMethods } from './message-extensions'
