/** Sends a stream of the demonstration to an address, as an encoder does, until the returned function is called. */
export const encoder = (stream: string, address: string): (() => void) => {
  const line = new AbortController()
  const { signal } = line
  const send = async () => {
    const { body } = answered(await fetch(stream, { signal }))
    answered(await fetch(address, { method: 'POST', body, duplex: 'half', signal } as RequestInit))
  }
  send().catch((error: unknown) => {
    if (!signal.aborted) console.error('live-edge: the encoder has failed.', error)
  })
  return () => line.abort()
}

const answered = (response: Response): Response => {
  if (response.ok) return response
  throw new Error(`${response.url} answers ${response.status}.`)
}
