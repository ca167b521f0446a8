declare global {
  /** Answers that the script in index.html has asked for, by the address and the body of the call. */
  var firstCalls: Map<string, Promise<Response>> | undefined
}

/**
 * `fetch`, except for a call that the page has already made while the app was loading: that answer is used, once. The page makes calls on a
 * first visit only and without credentials; those of a guest who was made since change no answer.
 */
export const fetchUnlessCalled: typeof fetch = (input, init) => {
  const key = `${String(input)}\n${withoutCredentials(init?.body)}`
  const called = globalThis.firstCalls?.get(key)
  if (called === undefined) return fetch(input, init)
  globalThis.firstCalls?.delete(key)
  return Promise.race([called.catch(() => fetch(input, init)), aborted(init?.signal)])
}

/** What the page has asked for is old once the first page has settled. */
export const forgetFirstCalls = () => globalThis.firstCalls?.clear()

const withoutCredentials = (body: unknown) => String(body).replace(/^\{"uid":[^,]+,"token":"[^"]*",/, '{')

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
