import { commands, commandSchemas, pushes, type CommandName } from '@org/im-sdk/protocol'
import { storedMessage } from '@org/im-sdk/testing'
import { sampleOf } from './sample'

/** A frame before it is written, its body in the names of the SDK. */
export interface Frame {
  readonly head: { readonly servcmd: string } & Readonly<Record<string, unknown>>
  readonly body: Readonly<Record<string, unknown>>
}

const NAMES = Object.keys(commands) as CommandName[]

/** One valid request of every command, from a user to a peer, a group and a room that are there. */
export const requests = (userID: string, peerID: string): readonly Frame[] =>
  NAMES.map((name, index) => ({
    head: {
      servcmd: commands[name].wire,
      seq: index,
      identifier: userID,
      instanceid: 'instance',
      platform: 3,
      sdkappid: 1,
    },
    body: { ...(sampleOf(commandSchemas[name].request) as object), ...idsOf(name, peerID) },
  }))

/** One valid reply of every command and one of every push. */
export const answers = (peerID: string): readonly Frame[] => [
  ...NAMES.map((name, index) => ({
    head: { servcmd: commands[name].wire, seq: index },
    body: { actionStatus: 'OK', errorCode: 0, errorInfo: '', ...(sampleOf(commandSchemas[name].reply) as object) },
  })),
  push('pushMessages', {
    messageList: [storedMessage({ fromAccount: peerID }), storedMessage({ fromAccount: peerID, groupID: 'group' })],
    sessionData: 's',
  }),
  push('pushRead', { fromAccount: peerID, toAccount: 'alice', groupID: '', messageReadSeq: 1, time: 1 }),
  push('pushKickedOut', { kickType: 1, reason: 'elsewhere' }),
  push('pushOverload', { overloadCommand: commands.ping.wire, waitingTime: 1 }),
]

const push = (name: keyof typeof pushes, body: Frame['body']): Frame => ({ head: { servcmd: pushes[name].wire }, body })

const idsOf = (name: CommandName, peerID: string): Record<string, unknown> => {
  if (name === 'sendC2CMessage') return { toAccount: peerID }
  if (name === 'roamC2CMessages') return { peerAccount: peerID, messageKey: '' }
  if (name === 'setC2CRead') return { peerAccount: peerID }
  return {}
}
