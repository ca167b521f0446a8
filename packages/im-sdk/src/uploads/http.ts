export interface HttpCall {
  readonly method: 'PUT' | 'HEAD'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob | null
  readonly signal: AbortSignal
  /** How many bytes of the body have gone, where that can be seen. */
  readonly onSent: (bytes: number) => void
}

export interface HttpAnswer {
  /** 0 when there was no answer. */
  readonly status: number
  /** How many bytes the server has. */
  readonly offset: number | null
}

/** The port to HTTP. Never rejects: a call that fails or is aborted has no answer. */
export type Http = (call: HttpCall) => Promise<HttpAnswer>

export const NO_ANSWER: HttpAnswer = { status: 0, offset: null }

/** `fetch` as far as uploads need it. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Over `fetch`, which does not tell how far a body has gone. */
export const fetchHttp =
  (fetch: Fetch): Http =>
  async ({ method, url, headers, body, signal }) => {
    try {
      const response = await fetch(url, { method, headers, body, signal, credentials: 'omit' })
      return { status: response.status, offset: offsetOf(response.headers.get(OFFSET)) }
    } catch {
      return NO_ANSWER
    }
  }

/** Over `XMLHttpRequest`, for the progress of its body. */
const xhrHttp =
  (Request: new () => XMLHttpRequest): Http =>
  ({ method, url, headers, body, signal, onSent }) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(NO_ANSWER)
      const request = new Request()
      const abort = () => request.abort()
      const end = (answer: HttpAnswer) => {
        signal.removeEventListener('abort', abort)
        resolve(answer)
      }
      try {
        request.open(method, url)
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
        request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
        request.addEventListener('loadend', () =>
          end({ status: request.status, offset: offsetOf(request.getResponseHeader(OFFSET)) }),
        )
        signal.addEventListener('abort', abort)
        request.send(body)
      } catch {
        /** An address or a header that no page may use. */
        end(NO_ANSWER)
      }
    })

/** What there is: `XMLHttpRequest` in a page, `fetch` elsewhere. */
export const platformHttp = (): Http =>
  typeof XMLHttpRequest === 'function' ? xhrHttp(XMLHttpRequest) : fetchHttp((url, init) => globalThis.fetch(url, init))

const OFFSET = 'upload-offset'

const offsetOf = (header: string | null): number | null => (/^\d+$/.test(header ?? '') ? Number(header) : null)
