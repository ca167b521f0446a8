import type { ModuleContext } from '../modules'
import type { Reply } from '../rpc/caller'
import { isRecord } from '../rpc/read-body'
import { isCount } from '../rpc/read-message'
import type { Message } from '../store/message'
import { toMessage } from '../store/to-message'
import { needSent, partnerOf } from '../store/sent-message'

/** What a message was at one time. */
export interface MessageVersion {
  /** 0 as it was sent. */
  readonly version: number
  readonly type: Message['type']
  readonly payload: Message['payload']
  readonly cloudCustomData: string
  /** Who wrote this version, and when, in epoch seconds. */
  readonly editor: string
  readonly time: number
}

export const versionsOf = async (
  { caller, session }: ModuleContext,
  message: Message,
): Promise<{ readonly versionList: readonly MessageVersion[] }> => {
  needSent(message)
  const { sequence, tinyID, from: fromAccount, to: toAccount } = message
  const reply = await caller.call('getMessageVersions', { ...partnerOf(message), sequence })
  const { userID } = session.me.get()
  const versions = reply.versionList.filter(isVersion)
  const versionList = versions.map(({ elements, messageVersion, cloudCustomData, editor, time }) => {
    const stored = { ...EMPTY, fromAccount, toAccount, tinyID, sequence, cloudCustomData, time, msgBody: elements }
    const { type, payload } = toMessage(stored, userID)
    return { version: messageVersion, type, payload, cloudCustomData, editor, time }
  })
  return { versionList }
}

const isVersion = (version: Reply<'getMessageVersions'>['versionList'][number]): boolean => {
  const { elements, messageVersion, cloudCustomData, editor, time } = version ?? {}
  return (
    isRecord(elements?.[0]?.msgContent) &&
    typeof elements[0].msgType === 'string' &&
    [cloudCustomData, editor].every((item) => typeof item === 'string') &&
    [messageVersion, time].every(isCount)
  )
}

const EMPTY = {
  groupID: '',
  groupType: '',
  random: 0,
  clientSequence: 0,
  clientTime: 0,
  priority: 'Normal',
  nick: '',
  avatar: '',
  nameCard: '',
  senderLevel: 0,
  senderRole: '',
} as const
