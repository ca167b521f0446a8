export type SmsProvider =
  /** Messages are shown on a page of the server. */
  | { readonly kind: 'outbox' }
  /** Messages are posted to an address, signed with the key. */
  | { readonly kind: 'webhook'; readonly url: string; readonly key: string }

/** Null if no SMS can be sent, as in production by default. Throws an Error that names the invalid variable. */
export const smsProvider = (env: Readonly<Record<string, string | undefined>>): SmsProvider | null => {
  const name = env['SMS'] || (env['NODE_ENV'] === 'production' ? 'off' : 'outbox')
  if (name === 'off') return null
  if (name === 'outbox') return { kind: 'outbox' }
  if (name !== 'webhook') throw new Error(`SMS=${name}: expected outbox, webhook or off.`)
  const url = env['SMS_URL'] ?? ''
  const key = env['SMS_KEY']
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    throw new Error(`SMS_URL=${url}: SMS=webhook needs an http(s) address.`)
  if (!key) throw new Error('SMS=webhook needs SMS_KEY, which signs the requests.')
  return { kind: 'webhook', url, key }
}
