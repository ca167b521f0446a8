import { UPLOAD_REFUSALS, type UploadRefusalName } from '@org/im-sdk/protocol'

/** Thrown by handlers of `/uploads`; becomes the JSON reply. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal'
  readonly status: number
  constructor(
    readonly refusal: UploadRefusalName,
    /** The current end of the upload, for a `GAP`. */
    readonly offset?: number,
  ) {
    super(UPLOAD_REFUSALS[refusal].message)
    this.status = UPLOAD_REFUSALS[refusal].status
  }
}
