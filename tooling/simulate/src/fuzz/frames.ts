import {
  commands,
  commandSchemas,
  pushes,
  pushSchemas,
  type CommandName,
  type PushBodies,
  type PushName,
} from '@org/im-sdk/protocol'
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
    body: { actionStatus: 'OK', errorCode: 0, errorInfo: '', ...formatted(name, sampleOf(commandSchemas[name].reply)) },
  })),
  ...(Object.keys(pushes) as PushName[]).map((name) => ({
    head: { servcmd: pushes[name].wire },
    body: { ...(sampleOf(pushSchemas[name].body) as object), ...pushBodies(peerID)[name] },
  })),
]

export const COMMUNITY = '@TGS#_community'
export const TOPIC = `${COMMUNITY}@TOPIC#_topic`

/** Fields that need a valid format to get past validation. */
const formatted = (name: CommandName, reply: unknown): object => {
  if (name !== 'getTopicList') return reply as object
  const { topicInfoList, ...rest } = reply as { topicInfoList: readonly object[] }
  return { ...rest, topicInfoList: topicInfoList.map((info) => ({ ...info, topicID: TOPIC })) }
}

/** Fields that need an existing id to get past validation. */
const pushBodies = (peerID: string): Partial<PushBodies> => ({
  pushMessages: {
    messageList: [storedMessage({ fromAccount: peerID }), storedMessage({ fromAccount: peerID, groupID: 'group' })],
    sessionData: 's',
  },
  pushRead: { fromAccount: peerID, toAccount: 'alice', groupID: '', messageReadSeq: 1, time: 1 },
  pushOverload: { overloadCommand: commands.ping.wire, waitingTime: 1 },
  pushCloudConfig: {
    cloudControlConfig: '{"cmd_frequency_limit":{"message.send_c2c":{"interval":1,"count":2}}}',
    expiredTime: 60,
    version: 2,
  },
  pushCommercialConfig: { purchaseBits: '101', expiredTime: 60 },
})

const idsOf = (name: CommandName, peerID: string): Record<string, unknown> => {
  if (name === 'sendC2CMessage') return { toAccount: peerID }
  if (name === 'roamC2CMessages') return { peerAccount: peerID, messageKey: '' }
  if (name === 'getTopicList') return { groupID: COMMUNITY, topicIDList: [TOPIC] }
  if (name === 'setC2CRead') return { peerAccount: peerID }
  return {}
}
