import { ATTRIBUTE_LIMITS, type attributeCommands, type PushBodies, type RequestOf } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import { groupTopic } from '../../ports/topics'
import { Change } from '../../services/changes/change'
import {
  groupAttributes,
  lockGroupAttributes,
  putGroupAttributes,
  type GroupAttribute,
  type GroupAttributes,
} from '../../store/im/group-attributes'
import type { Database } from '../../store/schema'
import { keepRight, requireRight } from '../checks/require-right'
import type { Call, Handlers } from '../handler'
import { imError } from '../im-error'

type Rows = typeof attributeCommands
type Write = RequestOf<Rows['clearGroupAttributes']> &
  Partial<Pick<RequestOf<Rows['setGroupAttributes']>, 'groupAttributeList'>>
type AttributeChange = Omit<PushBodies['pushGroupAttributes'], 'groupID'>

/** The new attributes of a group: what is put, and which of the present keys are deleted. */
interface Plan {
  readonly puts: ReadonlyMap<string, string>
  readonly deletes: (key: string) => boolean
}

export const attributes = {
  initGroupAttributes: (request, call) =>
    write(request, call, () => ({ puts: valuesOf(request), deletes: () => true })),

  setGroupAttributes: (request, call) =>
    write(request, call, () => ({ puts: valuesOf(request), deletes: () => false })),

  modifyGroupAttributes: (request, call) =>
    write(request, call, (present) => {
      const puts = valuesOf(request)
      for (const key of puts.keys())
        if (!present.has(key))
          throw imError('INVALID_GROUP_PARAMETERS', `There is no attribute ${JSON.stringify(key)}.`)
      return { puts, deletes: () => false }
    }),

  deleteGroupAttributes: (request, call) => {
    const keys = valuesOf(request)
    return write(request, call, () => ({ puts: new Map(), deletes: (key) => keys.has(key) }))
  },

  clearGroupAttributes: (request, call) => write(request, call, () => ({ puts: new Map(), deletes: () => true })),

  getGroupAttributes: async (request, call) => {
    const { group_id } = await requireRight(call, 'read', request)
    const { mainSequence, attributes: all } = await groupAttributes(call.im.context.db, group_id)
    const wanted = new Set(request.groupAttributeList.map(({ key }) => key))
    const found = all.filter(({ key }) => wanted.size === 0 || wanted.has(key))
    return { mainSequence, groupAttributeList: found.map(attribute) }
  },
} satisfies Handlers<Rows>

const write = async (
  request: Write,
  call: Call,
  plan: (present: ReadonlyMap<string, GroupAttribute>) => Plan,
): Promise<Change<AttributeChange>> => {
  const { group_id: groupID } = await requireRight(call, 'attributes', request)
  let isChanged = false
  const make = async (trx: Transaction<Database>): Promise<AttributeChange> => {
    // Rights are locked before the row of the group, which an attribute refers to.
    await keepRight(call, trx, 'attributes', groupID)
    const held = await lockGroupAttributes(trx, groupID)
    const present = new Map(held.attributes.map((row) => [row.key, row]))
    requireNewest(request, held, present)
    const { puts, deletes } = plan(present)
    const deleted = [...present.keys()].filter((key) => deletes(key) && !puts.has(key))
    isChanged = puts.size + deleted.length > 0
    if (!isChanged) return { mainSequence: held.mainSequence, groupAttributeList: [], deletedKeyList: [] }
    const mainSequence = held.mainSequence + 1
    await putGroupAttributes(trx, groupID, { mainSequence, puts, deleted })
    requireRoom(await groupAttributes(trx, groupID))
    const groupAttributeList = [...puts].map(([key, value]) => ({ key, value, sequence: mainSequence }))
    return { mainSequence, groupAttributeList, deletedKeyList: deleted }
  }
  return new Change(make, (change) => {
    if (!isChanged) return
    const body = { groupID, ...change }
    call.im.fanout.publishTo(groupTopic(groupID), { kind: 'groupPush', name: 'pushGroupAttributes', body })
  })
}

/** A writer that has not seen the newest change would undo it. */
const requireNewest = (
  { mainSequence, groupAttributeList = [] }: Write,
  held: GroupAttributes,
  present: ReadonlyMap<string, GroupAttribute>,
): void => {
  const isStale = groupAttributeList.some(
    ({ key, sequence }) => sequence > 0 && sequence !== (present.get(key)?.seq ?? 0),
  )
  if (mainSequence !== held.mainSequence || isStale) throw imError('GROUP_ATTRIBUTES_CONFLICT')
}

const requireRoom = ({ attributes: all }: GroupAttributes): void => {
  const bytes = all.reduce((sum, { key, value }) => sum + Buffer.byteLength(key) + Buffer.byteLength(value), 0)
  if (all.length > ATTRIBUTE_LIMITS.keysMax)
    throw imError('INVALID_GROUP_PARAMETERS', `A group has at most ${ATTRIBUTE_LIMITS.keysMax} attributes.`)
  if (bytes > ATTRIBUTE_LIMITS.totalBytes)
    throw imError(
      'INVALID_GROUP_PARAMETERS',
      `The attributes of a group have at most ${ATTRIBUTE_LIMITS.totalBytes} bytes.`,
    )
}

/** Of a key that is sent twice the last value counts. */
const valuesOf = ({ groupAttributeList }: Pick<RequestOf<Rows['setGroupAttributes']>, 'groupAttributeList'>) =>
  new Map(groupAttributeList.map(({ key, value }) => [key, value]))

const attribute = ({ key, value, seq }: GroupAttribute) => ({ key, value, sequence: seq })
