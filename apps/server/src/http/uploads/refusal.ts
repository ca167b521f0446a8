import { UPLOAD_REFUSALS, type UploadRefusalName } from '@org/im-sdk/protocol'

/** Thrown by what answers `/uploads`; becomes its JSON. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal'
  readonly status: number
  constructor(
    readonly refusal: UploadRefusalName,
    /** Where the upload ends, for a HOLE. */
    readonly offset?: number,
  ) {
    super(UPLOAD_REFUSALS[refusal].message)
    this.status = UPLOAD_REFUSALS[refusal].status
  }
}
