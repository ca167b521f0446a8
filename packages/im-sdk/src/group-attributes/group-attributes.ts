import type { ChatModule, ModuleContext } from '../modules'
import { needOptions, needText, needType } from '../protocol/check-type'
import { attributeCommands } from '../protocol/commands/attributes'
import { ATTRIBUTE_REFUSALS } from '../protocol/errors/attribute-refusals'
import { ATTRIBUTE_ERRORS } from '../protocol/errors/attributes'
import { GROUP_REFUSALS } from '../protocol/errors/group-refusals'
import { communityOfTopic } from '../protocol/ids'
import { asImError, errorsOf, imError } from '../protocol/im-error'
import { toResult, type Result } from '../result'
import { GroupCaches } from '../store/group-caches'
import { AttributeCache } from './attribute-cache'
import { AttributeWriter } from './attribute-writer'

export interface GroupAttributesOptions {
  readonly groupID: string
  /** At most 16 keys of up to 32 bytes, with values of up to 4096 bytes; all together 16 kB. */
  readonly groupAttributes: Readonly<Record<string, string>>
}

export interface GroupAttributesData {
  readonly groupAttributes: Readonly<Record<string, string>>
}

export interface GroupAttributeMethods {
  /** Replaces all attributes of a group or chat room. */
  initGroupAttributes(options: GroupAttributesOptions): Promise<Result<GroupAttributesData>>
  /**
   * Adds and changes attributes; the others stay. If another client was faster, the attributes are fetched and the
   * change is made again; after five times it rejects with GROUP_ATTRIBUTES_CONFLICT.
   */
  setGroupAttributes(options: GroupAttributesOptions): Promise<Result<GroupAttributesData>>
  /** Deletes the attributes with these keys; without `keyList` all of them. Returns the keys that were there. */
  deleteGroupAttributes(options: {
    readonly groupID: string
    readonly keyList?: readonly string[]
  }): Promise<Result<{ readonly keyList: readonly string[] }>>
  /** Some attributes, or all without `keyList` or with an empty one. Cached for 30 s (`group_attribute_expiry` of the cloud config). */
  getGroupAttributes(options: {
    readonly groupID: string
    readonly keyList?: readonly string[]
  }): Promise<Result<GroupAttributesData>>
}

/** Attributes of groups and chat rooms. Rule: IM-70. */
export const groupAttributes: ChatModule<GroupAttributeMethods> = {
  name: 'groupAttributes',
  install: (context) => {
    context.caller.registerCommands(attributeCommands, ATTRIBUTE_REFUSALS)
    const caches = new GroupCaches(context, (groupID) => new AttributeCache(context, groupID))
    const writer = new AttributeWriter(context, (groupID) => caches.of(groupID))
    context.pushes.add({
      pushGroupAttributes: (push) => {
        if (typeof push.groupID === 'string') caches.of(push.groupID).pushed(push)
      },
    })
    /** Checks the options, then runs with the group and what was checked. */
    const call = <Checked extends { readonly groupID: string }, Data>(
      check: () => Checked,
      run: (checked: Checked) => Promise<Data>,
    ): Promise<Result<Data>> =>
      toResult(async () => {
        const options = check()
        try {
          return await run(options)
        } catch (thrown) {
          throw named(context, options.groupID, thrown)
        }
      })
    return {
      initGroupAttributes: (options) =>
        call(
          () => checked(options),
          async ({ groupID, values }) => ({ groupAttributes: await writer.init(groupID, values) }),
        ),
      setGroupAttributes: (options) =>
        call(
          () => checked(options),
          async ({ groupID, values }) => ({ groupAttributes: await writer.set(groupID, values) }),
        ),
      deleteGroupAttributes: (options) =>
        call(
          () => checkedKeys(options),
          async ({ groupID, keyList }) => ({ keyList: await writer.delete(groupID, keyList) }),
        ),
      getGroupAttributes: (options) =>
        call(
          () => checkedKeys(options?.keyList?.length === 0 ? { groupID: options.groupID } : options),
          async ({ groupID, keyList }) => ({ groupAttributes: await caches.of(groupID).get(keyList) }),
        ),
    }
  },
}

const checkedGroup = (method: string, options: { readonly groupID: string }): string => {
  needOptions(method, options)
  needText('groupID', options.groupID)
  if (communityOfTopic(options.groupID) !== null) throw attributeError('GROUP_ATTRIBUTES_ONLY_IN_AVCHATROOM')
  return options.groupID
}

const checked = (options: GroupAttributesOptions): { groupID: string; values: ReadonlyMap<string, string> } => {
  const groupID = checkedGroup('groupAttributes', options)
  needOptions('groupAttributes', options.groupAttributes)
  const values = new Map(Object.entries(options.groupAttributes))
  if (values.size === 0) throw imError('PARAMS_INVALID', '`groupAttributes` is empty.')
  for (const [key, value] of values) {
    needText('key', key)
    needType(`groupAttributes.${key}`, value, 'string')
  }
  return { groupID, values }
}

const checkedKeys = (options: {
  readonly groupID: string
  readonly keyList?: readonly string[]
}): { groupID: string; keyList: readonly string[] | null } => {
  const groupID = checkedGroup('groupAttributes', options)
  const { keyList } = options
  if (keyList === undefined) return { groupID, keyList: null }
  if (!Array.isArray(keyList) || keyList.length === 0)
    throw imError('PARAMS_INVALID', '`keyList` must be an array with at least one key; leave it out for all keys.')
  for (const key of keyList) needText('keyList', key)
  return { groupID, keyList: [...new Set(keyList)] }
}

/** The server refuses everyone who is not in the group; for the caller the reason is another one than missing rights. */
const named = ({ groups, rooms }: ModuleContext, groupID: string, thrown: unknown): unknown => {
  const isIn = rooms.get(groupID) !== null || groups.list.get().some((group) => group.groupID === groupID)
  const isDenied = asImError(thrown).code === GROUP_REFUSALS.GROUP_PERMISSION_DENY
  return isDenied && !isIn ? attributeError('GROUP_ATTRIBUTES_JOIN_FIRST', undefined, thrown) : thrown
}

const attributeError = errorsOf(ATTRIBUTE_ERRORS)
