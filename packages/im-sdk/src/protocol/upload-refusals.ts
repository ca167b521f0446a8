interface UploadRefusal {
  /** HTTP status. */
  readonly status: number
  readonly message: string
}

/**
 * How the addresses of uploads refuse: `{ error, message, offset? }` as JSON under the status. All of them are ours.
 */
export const UPLOAD_REFUSALS = {
  ADDRESS_WRONG: { status: 403, message: 'This address was not signed for this file.' },
  /** An upload already begun goes on with the token of credentials. */
  ADDRESS_EXPIRED: { status: 403, message: 'This address has expired.' },
  KEY_WRONG: { status: 403, message: 'This needs a valid authkey.' },
  NOT_FOUND: { status: 404, message: 'There is no such file.' },
  REQUEST_WRONG: { status: 400, message: 'The request cannot be read.' },
  RANGE_WRONG: { status: 400, message: 'A slice says `Content-Range: bytes first-last/size`, as long as its body.' },
  CUT_SHORT: { status: 400, message: 'The body ended before its length.' },
  TOO_SLOW: { status: 408, message: 'The body came too slowly.' },
  /** With the `offset` to go on from. */
  HOLE: { status: 409, message: 'The slice does not begin where the upload ends.' },
  LENGTH_MISSING: { status: 411, message: 'The body needs a Content-Length.' },
  TOO_LARGE: { status: 413, message: 'The body is larger than what was announced or allowed.' },
  TYPE_WRONG: { status: 415, message: 'The Content-Type is not the one that was announced.' },
  CONTENT_WRONG: { status: 415, message: 'The file is not of the type it was announced as.' },
  OUT_OF_RANGE: { status: 416, message: 'The file is shorter.' },
  TOO_MANY: { status: 429, message: 'Too many uploads at once: wait a moment.' },
  FAILED: { status: 500, message: 'The server failed at this: try again.' },
  STORAGE_FULL: { status: 507, message: 'The server has no room left.' },
} as const satisfies Record<string, UploadRefusal>

export type UploadRefusalName = keyof typeof UPLOAD_REFUSALS
