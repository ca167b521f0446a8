import { MESSAGE_ACTION_LIMITS, placeIDOf, type messageCommands, type RequestOf } from '@org/im-sdk/protocol'
import type { Call } from '../handler'
import { findPlace } from '../group-lookups'

type Request = RequestOf<(typeof messageCommands)['sendGroupMessage']>

/** Asks for no receipt in a chat room or a large group, where no reader could send one. */
export const withPossibleReceipt = async (request: Request, { im }: Call): Promise<Request> => {
  const id = request.needReadReceipt ? placeIDOf(request) : null
  const group = id === null ? undefined : (await findPlace(im, id))?.group
  if (group === undefined || takesReceipts(group)) return request
  return { ...request, needReadReceipt: false }
}

export const takesReceipts = (group: { readonly type: string; readonly member_count: number }): boolean =>
  group.type !== 'AVChatRoom' && group.member_count <= MESSAGE_ACTION_LIMITS.receiptGroupSize
