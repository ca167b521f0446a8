/** A frame on its way out: text, or bytes of a binary codec. */
export type FrameData = string | Uint8Array<ArrayBuffer>

/** The head of every request. Source: im.md §7 common header. */
export interface RequestHead {
  servcmd: string
  /** With `servcmd` the id of the request; 0 to 2415919103 and round again. */
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
  /** Of a `keyed` command: the same however often the request is sent, and of no other request of the user. */
  reqkey?: string
}

export interface RequestFrame {
  head: RequestHead
  body: Record<string, unknown>
}

/** A reply carries the request's `servcmd` and `seq`; a push has a `servcmd` of the push table and no `seq`. */
export interface ServerHead {
  servcmd: string
  seq?: number
}

/** What every reply body holds beside its own fields. `errorCode` 0 is success. */
export interface ReplyStatus {
  actionStatus: 'OK' | 'FAIL'
  errorCode: number
  errorInfo: string
  /** Of a refusal: the name that the code has in the server's catalogue. */
  errorName?: string
}

export interface ServerFrame {
  head: ServerHead
  body: Record<string, unknown>
}
