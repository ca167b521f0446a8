import { TYPES, type MessageRemindType } from '../protocol/constants'

/** What a conversation is to the user besides the read mark, in the words of the wire. */
export interface OwnFacts {
  /** 0 if it is not pinned. */
  readonly pinnedTimeStamp: number
  readonly standardMark: string
  readonly customData: string
  readonly convGroupIDList: readonly number[]
  readonly messageRemindType: MessageRemindType
  readonly clearSeq: number
  readonly deletedSeq: number
  /** Grows with each change. */
  readonly version: number
}

export const NO_OWN_FACTS: OwnFacts = {
  pinnedTimeStamp: 0,
  standardMark: '',
  customData: '',
  convGroupIDList: [],
  messageRemindType: TYPES.MSG_REMIND_ACPT_AND_NOTE,
  clearSeq: 0,
  deletedSeq: 0,
  version: 0,
}
