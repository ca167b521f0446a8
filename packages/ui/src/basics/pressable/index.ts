export * from './Pressable'
