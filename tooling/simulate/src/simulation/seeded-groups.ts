import { unsent } from './seeded-changes'
import type { Request } from './sim-frames'
import type { Tap } from './taps'

/** Bugs in what users do with groups. */
export interface SeededGroups {
  /** Whoever leaves a group still gets its messages. */
  readonly leaversKept?: boolean
  /** Members are muted on this device, and the server does not know. */
  readonly mutedHereOnly?: boolean
  /** The same with attributes. */
  readonly attributesHereOnly?: boolean
  /** A retried change of a counter has a new key, so that it is made again. */
  readonly countedAgain?: boolean
}

/** Those that can be added to a device's connection. */
export const groupTaps = (bugs: SeededGroups): readonly Tap[] => [
  ...(bugs.mutedHereOnly === true ? [unsent('group_member.set_info', ({ userID }) => ({ member: { userID } }))] : []),
  ...(bugs.attributesHereOnly === true ? [unsent('group.set_attributes', written)] : []),
  ...(bugs.countedAgain === true ? [newRequestKeys('group.update_counters')] : []),
]

/** What a server answers to a write of attributes. */
const written = ({ mainSequence, groupAttributeList }: Request['body']) => {
  const sequence = Number(mainSequence) + 1
  const list = groupAttributeList as readonly object[]
  return {
    mainSequence: sequence,
    groupAttributeList: list.map((attribute) => ({ ...attribute, sequence })),
    deletedKeyList: [],
  }
}

/** A repeated request of these commands has a new key. */
export const newRequestKeys = (commands = ''): Tap => {
  const sent = new Set<string>()
  return {
    up: (request) => {
      const { reqkey = '', servcmd } = request.head
      if (reqkey === '' || !servcmd.startsWith(commands)) return request
      if (sent.has(reqkey)) return { ...request, head: { ...request.head, reqkey: `${reqkey} again` } }
      sent.add(reqkey)
      return request
    },
  }
}
