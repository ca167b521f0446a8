import type { ChatModule } from '../modules'
import { imError } from '../protocol/im-error'
import { MESSAGE_ACTION_LIMITS } from '../protocol/limits'
import { toResult, type Result } from '../result'
import { needExtensible, placeOf } from '../store/extensible'
import type { ExtensionResult, MessageExtension } from '../store/extensions'
import type { Message } from '../store/message'
import { extensionsOf, isReactionKey } from './extension-store'

export interface MessageExtensionMethods {
  /**
   * Sets keys of a message that was sent with `isSupportExtension`: at most 20, more are dropped. A key that somebody
   * else has changed meanwhile is not set: its result has a code and the present value.
   */
  setMessageExtensions(
    message: Message,
    extensions: readonly MessageExtension[],
  ): Promise<Result<{ readonly extensions: readonly ExtensionResult[] }>>
  /** All keys of a message, or those of the list. */
  getMessageExtensions(
    message: Message,
    keyList?: readonly string[],
  ): Promise<Result<{ readonly extensions: readonly MessageExtension[] }>>
  /** Deletes keys of a message, at most 20; without a list all keys. */
  deleteMessageExtensions(
    message: Message,
    keyList?: readonly string[],
  ): Promise<Result<{ readonly extensions: readonly ExtensionResult[] }>>
}

/** Keys and values that users attach to a message. Needs the ability `messageExtensions`. Rule: IM-105. */
export const messageExtensions: ChatModule<MessageExtensionMethods> = {
  name: 'messageExtensions',
  install: (context) => {
    const lists = extensionsOf(context)
    return {
      setMessageExtensions: (message, extensions) =>
        toResult(async () => {
          needExtensible(message)
          return { extensions: await lists.modify(placeOf(message), 'set', checkedExtensions(extensions)) }
        }),
      getMessageExtensions: (message, keyList) =>
        toResult(async () => {
          needExtensible(message)
          const keys = keyList === undefined ? null : new Set(checkedKeys(keyList))
          const all = (await lists.get(placeOf(message))).filter(({ key }) => !isReactionKey(key))
          return { extensions: keys === null ? all : all.filter(({ key }) => keys.has(key)) }
        }),
      deleteMessageExtensions: (message, keyList) =>
        toResult(async () => {
          needExtensible(message)
          if (keyList === undefined) return { extensions: await lists.modify(placeOf(message), 'clear', []) }
          const keys = checkedKeys(keyList).slice(0, MESSAGE_ACTION_LIMITS.extensions)
          const extensions = keys.map((key) => ({ key, value: '' }))
          return { extensions: await lists.modify(placeOf(message), 'delete', extensions) }
        }),
    }
  },
}

const checkedExtensions = (extensions: readonly MessageExtension[]): readonly MessageExtension[] => {
  const isValid = ({ key, value }: Partial<MessageExtension>) => isKey(key) && typeof value === 'string'
  if (!Array.isArray(extensions) || extensions.length === 0 || !extensions.every((item) => isValid(item ?? {})))
    throw imError(
      'PARAMS_INVALID',
      '`extensions` must be an array of at least one `{ key, value }`, both texts.' + KEYS,
    )
  return extensions.slice(0, MESSAGE_ACTION_LIMITS.extensions)
}

const checkedKeys = (keyList: readonly string[]): readonly string[] => {
  if (!Array.isArray(keyList) || keyList.length === 0 || !keyList.every(isKey))
    throw imError('PARAMS_INVALID', '`keyList` must be an array of at least one key.' + KEYS)
  return keyList
}

/** A text that arrives as it is. */
const isKey = (key: unknown): boolean => typeof key === 'string' && key !== '' && !/[\0\p{Cs}]/u.test(key)

const KEYS = ' A key has no NUL and no half of an emoji.'
