import type { Config } from '../../config/config'
import { ownAddress } from '../../services/uploads/own-address'

type Settings = Pick<Config, 'publicUrl' | 'mediaHosts'>

interface Element {
  readonly msgType: string
  readonly msgContent: Readonly<Record<string, unknown>>
}

const MEDIA = new Set(['TIMImageElem', 'TIMSoundElem', 'TIMVideoFileElem', 'TIMFileElem'])
const ADDRESSES = new Set(['url', 'videoUrl', 'thumbUrl', 'snapshotUrl', 'fileUrl'])

/**
 * Rewrites the URLs of files in the elements to this server. Throws PACKAGE_PARSE_FAILED for files that are neither here
 * nor on the hosts of `MEDIA_HOSTS`.
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
      ADDRESSES.has(key) && typeof item === 'string' && item !== ''
        ? ownAddress(settings, item)
        : rewritten(settings, item),
    ]),
  )
}
