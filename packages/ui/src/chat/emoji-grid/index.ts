export * from './EmojiGrid'
