import { FILE_TYPE } from '@org/im-sdk/protocol'
import type { Transaction } from 'kysely'
import type { Database } from '../../store/schema'
import { countOwnUploads } from '../../store/uploads/kept-uploads'
import { Refusal } from '../refusal'

/** The keys without repetitions. Refused unless each is a finished picture of the owner. */
export const ownPictures = async (
  transaction: Transaction<Database>,
  owner: string,
  pictures: readonly string[],
): Promise<string[]> => {
  const keys = [...new Set(pictures)]
  if ((await countOwnUploads(transaction, { owner, keys, fileType: FILE_TYPE.image })) < keys.length)
    throw new Refusal('pictureMissing')
  return keys
}
