import { seconds } from '../../ports/clock'
import { isSigValid } from '../../store/identity/sigs'
import { findUpload, type Upload } from '../../store/uploads/uploads'
import type { Context } from '../context'
import { isShutOut } from '../moderation/is-shut-out'
import { readUploadAddress } from './addresses'
import { ownerOfCredentials } from './signatures'
import { UNFINISHED_SECONDS } from './tidy'
import { UploadRefusal } from './upload-refusal'

export interface ContinuedUpload {
  readonly upload: Upload
  /** The announced type. */
  readonly type: string
  /** The URL has expired. */
  readonly isLate: boolean
  /** Its size is only the most that it may have. */
  readonly isUnsized: boolean
}

/**
 * The upload of a signed URL. After the URL has expired, its owner may continue for a day with the token of
 * credentials. It ends when its owner is banned or closes the account, and with the session in which it was announced, which somebody may
 * have stolen. Throws an UploadRefusal.
 */
export const continueUpload = async (
  { config, db, clock }: Pick<Context, 'config' | 'db' | 'clock'>,
  key: string,
  { query, token }: { readonly query: Readonly<Record<string, unknown>>; readonly token: string | undefined },
): Promise<ContinuedUpload> => {
  const signed = readUploadAddress(config, key, query)
  if (signed === null) throw new UploadRefusal('ADDRESS_WRONG')
  const now = seconds(clock)
  const isLate = signed.expires <= now
  const owner = token === undefined ? null : ownerOfCredentials(config.secrets, token, now)
  if (isLate && owner === null) throw new UploadRefusal('ADDRESS_EXPIRED')
  const upload = await findUpload(db, key)
  const mayGoOn =
    upload !== null &&
    upload.created_at + UNFINISHED_SECONDS > now &&
    (!isLate || (upload.owner === owner && upload.received > 0))
  if (!mayGoOn || (await isShutOut(db, upload.owner, now)) || !(await isInSession(db, upload)))
    throw new UploadRefusal('ADDRESS_EXPIRED')
  return { upload, type: signed.type, isLate, isUnsized: signed.size === 0 && upload.received === 0 }
}

/** An upload is valid as long as a signature of the same session and time would be. */
const isInSession = (db: Context['db'], { owner, session, created_at }: Upload): Promise<boolean> =>
  isSigValid(db, owner, { session, issuedAt: created_at })
