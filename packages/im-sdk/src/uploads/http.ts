export interface HttpCall {
  readonly method: 'PUT' | 'HEAD'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Blob | null
  readonly signal: AbortSignal
  /** How many bytes of the body were sent, where that can be observed. */
  readonly onSent: (bytes: number) => void
}

export interface HttpAnswer {
  /** 0 if there was no reply. */
  readonly status: number
  /** How many bytes the server has. */
  readonly offset: number | null
}

/** The port for HTTP. Never rejects: a failed or aborted call has no reply. */
export type Http = (call: HttpCall) => Promise<HttpAnswer>

export const NO_ANSWER: HttpAnswer = { status: 0, offset: null }

/** The part of `fetch` that uploads use. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** With `fetch`, which does not report upload progress. */
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

/** With `XMLHttpRequest`, which reports upload progress. */
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
        /** A URL or header that a page may not use. */
        end(NO_ANSWER)
      }
    })

/** The available one: `XMLHttpRequest` in a page, `fetch` elsewhere. */
export const platformHttp = (): Http =>
  typeof XMLHttpRequest === 'function' ? xhrHttp(XMLHttpRequest) : fetchHttp((url, init) => globalThis.fetch(url, init))

const OFFSET = 'upload-offset'

const offsetOf = (header: string | null): number | null => (/^\d+$/.test(header ?? '') ? Number(header) : null)
