/** An outgoing frame: text, or bytes of a binary codec. */
export type FrameData = string | Uint8Array<ArrayBuffer>

/** The head of every request. Rule: IM-4. */
export interface RequestHead {
  servcmd: string
  /** Together with `servcmd` the id of the request. Counts from 0 to 2415919103 and wraps around. */
  seq: number
  /** Epoch seconds by the client's clock. */
  reqtime: number
  ver: string
  sdkversion: string
  platform: number
  sdkappid: number
  contenttype: 'json'
  identifier: string
  /** The credential: `usersig` to log in, `a2` (access key) afterwards. */
  usersig?: string
  a2?: string
  instanceid: string
  sdkability: number
  /**
   * For a `keyed` command: the same for every repetition of the request, different for every other request of the
   * user.
   */
  reqkey?: string
}

export interface RequestFrame {
  head: RequestHead
  body: Record<string, unknown>
}

/** A reply has the request's `servcmd` and `seq`. A push has the `servcmd` of a push row and no `seq`. */
export interface ServerHead {
  servcmd: string
  seq?: number
}

/** The fields of every reply body, besides those of its command. `errorCode` 0 is success. */
export interface ReplyStatus {
  actionStatus: 'OK' | 'FAIL'
  errorCode: number
  errorInfo: string
  /** If refused: the name of the code in the server's catalogue. */
  errorName?: string
}

export interface ServerFrame {
  head: ServerHead
  body: Record<string, unknown>
}
