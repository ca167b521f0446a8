declare global {
  /** Replies that the script in index.html requested, by the URL and the body of the call. */
  var firstCalls: Map<string, Promise<Response>> | undefined
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
  return Promise.race([called.catch(() => fetch(input, init)), aborted(init?.signal)])
}

/** The replies are outdated once the first page has settled. */
export const forgetFirstCalls = () => globalThis.firstCalls?.clear()

const withoutCredentials = (body: unknown) => String(body).replace(/^\{"uid":[^,]+,"token":"[^"]*",/, '{')

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
