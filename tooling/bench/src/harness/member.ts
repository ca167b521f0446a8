/** Calls the API as a member of the demonstration. */
export const memberOf = async (port: number, account: string) => {
  let common: object = { platform: 'h5' }
  const call = async <T = object>(path: string, fields: object): Promise<T> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...common, ...fields }),
    })
    const text = await reply.text()
    const { data } = JSON.parse(text) as { data?: T | null }
    if (!data) throw new Error(`${path}: ${text}`)
    return data
  }
  const { uid, token } = await call<{ uid: number; token: string }>('/webapi/user/login', { account, pwd: PASSWORD })
  common = { platform: 'h5', uid, token }
  return call
}

/** Of every account of the demonstration. */
export const PASSWORD = 'demo1234'
