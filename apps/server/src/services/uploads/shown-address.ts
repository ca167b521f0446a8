import { FILE_TYPE } from '@org/im-sdk/protocol'
import { seconds } from '../../ports/clock'
import type { Context } from '../context'
import { downloadAddress, keyOfAddress } from './addresses'
import { variantsOf } from './kinds'
import { downloadKey } from './signatures'

/** An address as a page may load it: an upload is on this server, and only its pictures need no key. */
export const shownAddress = ({ config, clock }: Pick<Context, 'config' | 'clock'>, address: string): string => {
  const found = keyOfAddress(address)
  if (found === null) return address
  const fileType = Number(found.key.slice(0, 4))
  const variant = variantsOf(fileType).find((known) => known === found.query.get('variant'))
  const shown = downloadAddress(config, found.key, variant)
  if (fileType === FILE_TYPE.image || variant !== undefined) return shown
  return `${shown}?authkey=${downloadKey(config.secrets, seconds(clock)).authKey}`
}
