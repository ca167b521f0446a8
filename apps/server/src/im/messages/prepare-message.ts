import type { messageCommands, RequestOf } from '@org/im-sdk/protocol'
import { c2cKey, groupKey } from '../../store/im/conversation-id'
import type { GroupMember, GroupRow } from '../../store/im/groups'
import { bodyOfSent, hasMessage, type MessageDetails, type NewMessage } from '../../store/im/messages'
import { screenData, screenElement } from '../../services/moderation/screen-element'
import { isMerged, withMerged } from './merged-messages'
import { checkNotification, mentionsOf, optionsOf, receiversOf } from './message-options'
import { withOwnAddresses } from './own-addresses'
import { requirePlace } from '../checks/require-place'
import { requireCaller } from '../checks/require-self'
import type { Call } from '../handler'
import { findPlace, memberKey } from '../group-lookups'
import type { Im } from '../im'
import { imError } from '../im-error'
import { whyNotSend } from './may-send'
import { whyNotWrite } from './may-write'
import { whyNotNow } from './send-limits'

type C2CRequest = RequestOf<(typeof messageCommands)['sendC2CMessage']>
type GroupRequest = RequestOf<(typeof messageCommands)['sendGroupMessage']>

/** Checks that the sender may send, and returns the message to store. */
export const prepareC2CMessage = async (request: C2CRequest, call: Call): Promise<NewMessage> => {
  requireCaller(call, request)
  const peer = request.toAccount === call.userID ? null : await call.im.identities.find(request.toAccount)
  if (peer === null) throw imError('INVALID_ID')
  const facts = { groupType: '', priority: 'Normal', nameCard: '', senderRole: '' } as const
  checkNotification(request, call)
  const message = newMessage(call, c2cKey(call.userID, peer.userID), request, facts)
  const refusal = await whyNotWrite(call, peer, message)
  if (refusal !== null && !(await hasMessage(call.im.context.db, message))) throw refusal
  return complete(message, call)
}

export const prepareGroupMessage = async (request: GroupRequest, call: Call): Promise<NewMessage> => {
  const { im, userID, who } = call
  requireCaller(call, request)
  const place = await findPlace(im, requirePlace(request))
  if (place === null) throw imError('GROUP_NOT_FOUND')
  const { group } = place
  if (group.is_support_topic && place.id === group.group_id) throw imError('MESSAGE_SEND_GROUP_WITH_TOPIC_FAIL')
  checkNotification(request, call)
  const isRoom = group.type === 'AVChatRoom'
  const member = await (isRoom
    ? managerOf(im, group.group_id, userID)
    : im.members.find(memberKey(userID, group.group_id)))
  const isPresent = isRoom && (await im.rooms.whenPresent(group.group_id, userID, patience(call)))
  const message = newMessage(call, groupKey(place.id), request, {
    groupType: group.type,
    priority: request.priority,
    nameCard: member?.name_card ?? '',
    senderRole: senderRole(group, call, member),
    ...mentionsOf(request),
  })
  const everywhere = im.restrictions.on(who, '')
  const here = im.restrictions.on(who, group.group_id)
  const refusal =
    whyNotSend({ group, userID, member, isPresent, everywhere, here }) ?? (await whyNotNow(group, call, member))
  // A resend of a stored message gets the same reply, even if the sender may no longer send.
  if (refusal !== null && !(await hasMessage(im.context.db, message))) throw imError(refusal)
  const receivers = await receiversOf(request, group, call)
  return complete({ ...message, needsRight: true, ...(receivers && { receivers }) }, call)
}

const complete = async (message: NewMessage, call: Call): Promise<NewMessage> => {
  const clean = await screened(message, call)
  if (!clean.body.some(isMerged)) return clean
  // A resend gets the same reply, also if what it merges has been revoked meanwhile.
  const body = (await bodyOfSent(call.im.context.db, clean)) ?? (await withMerged(clean.body, call))
  return { ...clean, body }
}

/** The server moderates texts itself and does not rely on clients. A resend of a stored message gets the same reply. */
const screened = async (message: NewMessage, { im: { context } }: Call): Promise<NewMessage> => {
  const { screen } = context.words
  const elements = message.body.map((element) => screenElement(screen, element))
  const cloudCustomData = screenData(screen, message.details.cloudCustomData)
  const isRefused = cloudCustomData.isRefused || elements.some((element) => element.isRefused)
  if (isRefused && !(await hasMessage(context.db, message))) throw imError('SENSITIVE_TEXT')
  return {
    ...message,
    body: elements.map(({ element }) => element),
    details: { ...message.details, cloudCustomData: cloudCustomData.text },
  }
}

/** After a reconnect, the outbox may arrive before the first poll. */
const patience = ({ im, session }: Call): number =>
  im.context.clock.now() - session.openedAt < YOUNG_MS ? REJOIN_MS : 0

const YOUNG_MS = 10_000
const REJOIN_MS = 2_000

type Rights = Pick<GroupMember, 'role' | 'name_card'>

/** A chat room has no members, but managers. */
const managerOf = async (im: Im, groupID: string, userID: string): Promise<Rights | null> =>
  (await im.managers.find(groupID))?.has(userID) ? { role: 'Admin', name_card: '' } : null

/** The badge in a chat room, or the role in another group. */
const senderRole = (group: GroupRow, { session: { user } }: Call, member: Rights | null): string => {
  if (group.type === 'AVChatRoom')
    return group.owner_id === user.userID ? 'anchor' : member?.role === 'Admin' ? 'admin' : ''
  return member?.role ?? ''
}

type SentFields = Omit<
  GroupRequest,
  'groupID' | 'topicID' | 'priority' | 'groupAtInfo' | 'receiverList' | 'onlineOnlyFlag'
>
type PlaceFacts = Pick<MessageDetails, 'groupType' | 'priority' | 'nameCard' | 'senderRole' | 'groupAtInfo'>

const newMessage = (
  { im, session: { user } }: Call,
  convID: string,
  { random, clientSequence, clientTime, cloudCustomData, msgBody, ...options }: SentFields,
  facts: PlaceFacts,
): NewMessage => ({
  convID,
  sender: user.userID,
  random,
  clientSequence,
  body: withOwnAddresses(im.context.config, msgBody),
  details: {
    ...facts,
    ...optionsOf(options),
    clientTime,
    cloudCustomData,
    nick: user.nick,
    avatar: user.avatar,
    senderLevel: user.level,
  },
})
