import type { CommandName, Commands, ReplyOf, ReplyStatus, RequestInputOf } from '@org/im-sdk/protocol'

export type Request<Name extends CommandName> = RequestInputOf<Commands[Name]>
export type Answer<Name extends CommandName> = ReplyStatus & ReplyOf<Commands[Name]>
