import type { Config } from '../../config/config'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import { isUploadSignature, signUpload, type SignedUpload } from './signatures'

type Settings = Pick<Config, 'publicUrl' | 'secrets'>

/** `<file type>/<owner>/<random>.<extension>`, as keys are made. */
const KEY = /^\d{4}\/[0-9a-f]{16}\/[\w-]{22}\.[a-z0-9]{1,5}$/

export const isUploadKey = (key: string): boolean => KEY.test(key)

/**
 * Where a file is had. Without `PUBLIC_URL` an address is one of the host that the socket leads to, and begins with a
 * slash.
 */
export const downloadAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  key: string,
  variant?: UploadVariant,
): string => `${publicUrl ?? ''}/uploads/${key}${variant === undefined ? '' : `?variant=${variant}`}`

/** Where a file is put. */
export const uploadAddress = (settings: Settings, upload: SignedUpload): string => {
  const query = new URLSearchParams({
    size: String(upload.size),
    type: upload.type,
    expires: String(upload.expires),
    signature: signUpload(settings.secrets, upload),
  })
  return `${downloadAddress(settings, upload.key)}?${query}`
}

/** What an address was signed for; null when it was not signed by us. Its time may be over. */
export const readUploadAddress = (
  { secrets }: Pick<Config, 'secrets'>,
  key: string,
  query: Readonly<Record<string, unknown>>,
): SignedUpload | null => {
  const { size, type, expires, signature } = query
  const upload = { key, size: Number(size), type: String(type), expires: Number(expires) }
  return isUploadSignature(secrets, upload, String(signature)) ? upload : null
}

/** The key that one of our own addresses leads to, whatever host it names; null for any other address. */
export const keyOfAddress = (address: string): { readonly key: string; readonly query: URLSearchParams } | null => {
  if (!URL.canParse(address, 'http://here')) return null
  const { pathname, searchParams, protocol } = new URL(address, 'http://here')
  const key = pathname.replace(/^\/uploads\//, '')
  if (!/^https?:$/.test(protocol) || key === pathname || !KEY.test(key)) return null
  return { key, query: searchParams }
}
