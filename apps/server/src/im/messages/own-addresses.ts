import type { Config } from '../../config/config'
import { imError } from '../im-error'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import { downloadAddress, keyOfAddress } from '../../services/uploads/addresses'
import { variantsOf } from '../../services/uploads/kinds'

type Settings = Pick<Config, 'publicUrl' | 'mediaHosts'>

interface Element {
  readonly msgType: string
  readonly msgContent: Readonly<Record<string, unknown>>
}

const MEDIA = new Set(['TIMImageElem', 'TIMSoundElem', 'TIMVideoFileElem', 'TIMFileElem'])
const ADDRESSES = new Set(['url', 'videoUrl', 'thumbUrl', 'snapshotUrl', 'fileUrl'])

/**
 * Rewrites the URLs of files in the elements to this server, so that no other host learns who opens a file. Throws
 * PACKAGE_PARSE_FAILED for files that are neither here nor on the hosts of `MEDIA_HOSTS`.
 */
export const withOwnAddresses = <Kind extends Element>(settings: Settings, body: readonly Kind[]): Kind[] =>
  body.map((element) =>
    MEDIA.has(element.msgType)
      ? { ...element, msgContent: rewritten(settings, element.msgContent) as Kind['msgContent'] }
      : element,
  )

const rewritten = (settings: Settings, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => rewritten(settings, item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      ADDRESSES.has(key) && typeof item === 'string' && item !== '' ? own(settings, item) : rewritten(settings, item),
    ]),
  )
}

const own = (settings: Settings, address: string): string => {
  const found = keyOfAddress(address)
  if (found !== null) return downloadAddress(settings, found.key, variantIn(found.key, found.query))
  if (URL.canParse(address) && settings.mediaHosts.includes(new URL(address).origin)) return address
  throw imError('PACKAGE_PARSE_FAILED', `${JSON.stringify(address)} is not the URL of a file uploaded here.`)
}

const variantIn = (key: string, query: URLSearchParams): UploadVariant | undefined =>
  variantsOf(Number(key.slice(0, 4))).find((variant) => variant === query.get('variant'))
