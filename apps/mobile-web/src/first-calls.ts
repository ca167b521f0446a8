/** A call that the script in index.html has made. */
export interface FirstCall {
  /** Of the row, with the request that its hook makes. */
  readonly name: string
  readonly request: object
  readonly answer: Promise<Response>
}

declare global {
  /** By the URL and the body of the call. */
  var firstCalls: Map<string, FirstCall> | undefined
}

/**
 * `fetch`, except for a call that the page already made while the app was loading: its reply is used once. The page
 * makes such calls only on a first visit and without credentials; the credentials of a guest created since would not
 * change the reply.
 */
export const fetchUnlessCalled: typeof fetch = (input, init) => {
  const key = `${String(input)}\n${withoutCredentials(init?.body)}`
  const called = globalThis.firstCalls?.get(key)
  if (called === undefined) return fetch(input, init)
  globalThis.firstCalls?.delete(key)
  return Promise.race([called.answer.catch(() => fetch(input, init)), aborted(init?.signal)])
}

/** The replies are outdated once the first page has settled. */
export const forgetFirstCalls = () => globalThis.firstCalls?.clear()

const withoutCredentials = (body: unknown) => String(body).replace(/^\{"uid":[^,]+,"token":"[^"]*",/, '{')

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
