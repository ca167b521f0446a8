import { TYPES } from '../protocol/constants'
import type { StoredMessage } from '../protocol/pushes'
import { filled, MEDIA_PAYLOADS } from './media-payloads'
import type { Message } from './message'
import type { GroupTipPayload, TipMember } from './payloads'

const TEXTS = ['']
const GROUP_PROFILE = { groupID: '', name: '', avatar: '', type: '', ownerID: '' }

/** The payload fields of each element but texts and custom ones, with the defaults for fields that are left out. Rule: IM-32. */
const PAYLOADS: Readonly<Record<string, object>> = {
  ...MEDIA_PAYLOADS,
  [TYPES.MSG_FACE]: { index: 0, data: '' },
  [TYPES.MSG_LOCATION]: { description: '', longitude: 0, latitude: 0 },
  [TYPES.MSG_MERGER]: {
    title: '',
    abstractList: TEXTS,
    compatibleText: '',
    messageList: [],
    downloadKey: '',
    pbDownloadKey: '',
    messageNumber: 0,
  },
  [TYPES.MSG_GRP_TIP]: {
    operationType: 0,
    operatorID: '',
    userIDList: TEXTS,
    memberList: [{ userID: '', nick: '', avatar: '', nameCard: '', role: '', duration: 0 }],
    memberCount: 0,
    groupProfile: GROUP_PROFILE,
    topicID: '',
  },
  [TYPES.MSG_GRP_SYS_NOTICE]: {
    operationType: 0,
    operatorID: '',
    userIDList: TEXTS,
    groupProfile: GROUP_PROFILE,
    handleMessage: '',
    messageKey: 0,
    authentication: '',
    applicant: '',
    userDefinedField: '',
    topicIDList: TEXTS,
    messageRemindType: '',
    duration: 0,
  },
}

/** A payload with every field of its type, whatever arrived; null if the type is unknown. */
export const readElement = (
  type: string,
  content: Readonly<Record<string, unknown>>,
  toMessage: (stored: StoredMessage) => Message,
): unknown => {
  if (!Object.hasOwn(PAYLOADS, type)) return null
  const payload = filled(PAYLOADS[type], content) as object
  if (type === TYPES.MSG_MERGER) return { ...payload, messageList: mergedIn(content).map(toMessage) }
  if (type === TYPES.MSG_GRP_SYS_NOTICE) return { ...content, ...payload }
  if (type !== TYPES.MSG_GRP_TIP) return payload
  const { newGroupProfile, newTopicProfile, memberList } = content
  return {
    ...content,
    ...payload,
    memberList: withMutes((payload as GroupTipPayload).memberList, memberList),
    newGroupProfile: objectOf(newGroupProfile),
    newTopicProfile: objectOf(newTopicProfile),
  }
}

/** 0 ends a mute, so it cannot stand for one that has not changed. */
const withMutes = (members: readonly TipMember[], arrived: unknown) =>
  members.map((member, at) => {
    const { muteTime } = objectOf((arrived as readonly unknown[])[at]) as { readonly muteTime?: unknown }
    return { ...member, muteTime: typeof muteTime === 'number' ? muteTime : null }
  })

/** The decoder has read them. */
const mergedIn = ({ messageList }: Readonly<Record<string, unknown>>) =>
  Array.isArray(messageList) ? (messageList as StoredMessage[]) : []

const objectOf = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}
