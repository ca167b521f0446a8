export * from './TypingLine'
