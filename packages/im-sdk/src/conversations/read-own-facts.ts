import { isRemindType } from '../protocol/constants'
import { isMarks } from '../protocol/marks'
import { count, isCount, text } from '../rpc/read-message'
import { NO_OWN_FACTS, type OwnFacts } from '../store/own-facts'

/** The facts of a reply or push, whatever arrived. */
export const readOwnFacts = (facts: Partial<Readonly<Record<keyof OwnFacts, unknown>>>): OwnFacts => ({
  pinnedTimeStamp: count(facts.pinnedTimeStamp),
  standardMark: isMarks(facts.standardMark) ? facts.standardMark : '',
  customData: text(facts.customData),
  convGroupIDList: Array.isArray(facts.convGroupIDList) ? facts.convGroupIDList.filter(isCount) : [],
  messageRemindType: isRemindType(facts.messageRemindType) ? facts.messageRemindType : NO_OWN_FACTS.messageRemindType,
  clearSeq: count(facts.clearSeq),
  deletedSeq: count(facts.deletedSeq),
  version: count(facts.version),
})
