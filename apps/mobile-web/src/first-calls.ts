declare global {
  /** Answers that the script in index.html has asked for, by the address and the body of the call. */
  var firstCalls: Map<string, Promise<Response>> | undefined
}

/** `fetch`, but for a call that the page has made already, word for word, while the app was on its way. Each is taken once. */
export const fetchUnlessCalled: typeof fetch = (input, init) => {
  const key = `${String(input)}\n${String(init?.body)}`
  const called = globalThis.firstCalls?.get(key)
  if (called === undefined) return fetch(input, init)
  globalThis.firstCalls?.delete(key)
  return Promise.race([called.catch(() => fetch(input, init)), aborted(init?.signal)])
}

/** What the page has asked for is old once the first page has settled. */
export const forgetFirstCalls = () => globalThis.firstCalls?.clear()

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason))
  })
