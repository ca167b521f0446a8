interface UploadRefusal {
  /** HTTP status. */
  readonly status: number
  readonly message: string
}

/** How upload URLs refuse: the HTTP status and `{ error, message, offset? }` as JSON. All of them are ours. */
export const UPLOAD_REFUSALS = {
  ADDRESS_WRONG: { status: 403, message: 'This URL was not signed for this file.' },
  /** An upload that has begun continues with the token of the credentials. */
  ADDRESS_EXPIRED: { status: 403, message: 'This URL has expired.' },
  KEY_WRONG: { status: 403, message: 'This needs a valid authkey.' },
  NOT_FOUND: { status: 404, message: 'The file does not exist.' },
  REQUEST_WRONG: { status: 400, message: 'The request cannot be read.' },
  RANGE_WRONG: {
    status: 400,
    message: 'A slice needs `Content-Range: bytes first-last/size` that matches the length of its body.',
  },
  CUT_SHORT: { status: 400, message: 'The body is shorter than its Content-Length.' },
  TOO_SLOW: { status: 408, message: 'The body came too slowly.' },
  /** Contains the `offset` at which to continue. */
  GAP: { status: 409, message: 'The slice does not begin where the upload ended.' },
  LENGTH_MISSING: { status: 411, message: 'The body needs a Content-Length.' },
  TOO_LARGE: { status: 413, message: 'The body is larger than what was announced or allowed.' },
  TYPE_WRONG: { status: 415, message: 'The Content-Type differs from the announced type.' },
  CONTENT_WRONG: { status: 415, message: 'The file is not of its announced type.' },
  OUT_OF_RANGE: { status: 416, message: 'The file is shorter than announced.' },
  TOO_MANY: { status: 429, message: 'Too many uploads at once: try again in a moment.' },
  FAILED: { status: 500, message: 'Internal server error: try again.' },
  STORAGE_FULL: { status: 507, message: 'The server has no storage space left.' },
} as const satisfies Record<string, UploadRefusal>

export type UploadRefusalName = keyof typeof UPLOAD_REFUSALS
