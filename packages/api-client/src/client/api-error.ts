export type ApiErrorName =
  /** An option, a row or a request is wrong: `message` says which and what to pass. Also thrown by `createApiClient`. */
  | 'BAD_ARGUMENT'
  /** The host did not reply within the timeout. */
  | 'TIMEOUT'
  /** No connection, or the host could not be reached. */
  | 'NETWORK'
  /** The caller's signal was aborted. */
  | 'CANCELLED'
  /** The answer is not what the contract says. */
  | 'BAD_REPLY'
  /** The session is over: `message` is 登陆超时, in another language than Chinese that of the server. */
  | 'LOGIN_EXPIRED'
  /** The server refused: `status` says why, `message` is for the user. */
  | 'REFUSED'

/** Every rejection of the client. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly errorName: ApiErrorName,
    message: string,
    /** The status of the envelope; -1 if there was none. */
    readonly status = -1,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}
