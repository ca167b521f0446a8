import type { Reply } from '../rpc/caller'
import { isCount } from '../rpc/read-message'
import type { PresentExtension } from './extension-state'

/** How many changes of a message a list is. A clear is one, and sets each reaction again. */
export const changesIn = (list: readonly PresentExtension[], isClear: boolean): number =>
  isClear ? 1 + list.filter(({ isDeleted }) => isDeleted !== true).length : list.length

/** The valid entries of a list. A broken reply may contain anything. */
export const presentOf = ({ extensions }: Pick<Reply<'getMessageExtensions'>, 'extensions'>) =>
  extensions.filter((item): item is { errorCode: number; extension: PresentExtension & { isDeleted?: boolean } } => {
    const { key, value, seq } = item?.extension ?? {}
    return typeof key === 'string' && typeof value === 'string' && isCount(seq)
  })
