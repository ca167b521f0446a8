export * from './Composer'
export type { Mention } from './mentions'
export type { ComposerMentions, MentionableMember } from './use-mentions'
