import type { Config } from '../../config/config'
import type { UploadVariant } from '../../store/uploads/upload-tables'
import { isUploadSignature, signUpload, type SignedUpload } from './signatures'

type Settings = Pick<Config, 'publicUrl' | 'secrets'>

/** `<file type>/<owner>/<random>.<extension>`, as keys are made. */
const KEY = /^\d{4}\/[0-9a-f]{16}\/[\w-]{22}\.[a-z0-9]{1,5}$/

export const isUploadKey = (key: string): boolean => KEY.test(key)

/** The download URL of a file. Without `PUBLIC_URL` it is a path on the socket's host. */
export const downloadAddress = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  key: string,
  variant?: UploadVariant,
): string => `${publicUrl ?? ''}/uploads/${key}${variant === undefined ? '' : `?variant=${variant}`}`

/** The upload URL of a file. */
export const uploadAddress = (settings: Settings, upload: SignedUpload): string => {
  const query = new URLSearchParams({
    size: String(upload.size),
    type: upload.type,
    expires: String(upload.expires),
    signature: signUpload(settings.secrets, upload),
  })
  return `${downloadAddress(settings, upload.key)}?${query}`
}

/** The upload for which a URL was signed; null if the signature is not ours. It may have expired. */
export const readUploadAddress = (
  { secrets }: Pick<Config, 'secrets'>,
  key: string,
  query: Readonly<Record<string, unknown>>,
): SignedUpload | null => {
  const { size, type, expires, signature } = query
  const upload = { key, size: Number(size), type: String(type), expires: Number(expires) }
  return isUploadSignature(secrets, upload, String(signature)) ? upload : null
}

/** The key in one of our URLs, whatever its host; null for any other URL. */
export const keyOfAddress = (address: string): { readonly key: string; readonly query: URLSearchParams } | null => {
  if (!URL.canParse(address, 'http://here')) return null
  const { pathname, searchParams, protocol } = new URL(address, 'http://here')
  const key = pathname.replace(/^\/uploads\//, '')
  if (!/^https?:$/.test(protocol) || key === pathname || !KEY.test(key)) return null
  return { key, query: searchParams }
}
