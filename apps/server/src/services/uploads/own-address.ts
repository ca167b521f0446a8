import { imError } from '@org/im-sdk/protocol'
import type { Config } from '../../config/config'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import { downloadAddress, keyOfAddress } from './addresses'
import { variantsOf } from './kinds'

type Settings = Pick<Config, 'publicUrl' | 'mediaHosts'>

/**
 * The URL of a file rewritten to this server, so that no other host learns who opens it. Throws PACKAGE_PARSE_FAILED for
 * files that are neither here nor on the hosts of `MEDIA_HOSTS`.
 */
export const ownAddress = (settings: Settings, address: string): string => {
  const found = keyOfAddress(address)
  if (found !== null) return downloadAddress(settings, found.key, variantIn(found.key, found.query))
  if (URL.canParse(address) && settings.mediaHosts.includes(new URL(address).origin)) return address
  throw imError('PACKAGE_PARSE_FAILED', `${JSON.stringify(address)} is not the URL of a file uploaded here.`)
}

/** The same for the picture of a user, group or topic, which may be empty or one of the app's own. */
export const ownPicture = (settings: Settings, address: string): string =>
  address === '' || isPathHere(address) ? address : ownAddress(settings, address)

/** Browsers read `//host` and `/\host` as another host. */
const isPathHere = (address: string): boolean =>
  keyOfAddress(address) === null && URL.canParse(address, HERE) && new URL(address, HERE).origin === HERE

/** The origin of no other URL. */
const HERE = 'https://here.invalid'

const variantIn = (key: string, query: URLSearchParams): UploadVariant | undefined =>
  variantsOf(Number(key.slice(0, 4))).find((variant) => variant === query.get('variant'))
