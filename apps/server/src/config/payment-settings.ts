/** The provider that takes money; null if none does. */
export type PaymentSettings = 'local' | null

/**
 * `local` is a page of the server that asks whether to pay and takes no money: in production only if it is asked for, for a
 * demonstration. Throws an Error that names the invalid variable.
 */
export const paymentSettings = (env: Readonly<Record<string, string | undefined>>): PaymentSettings => {
  const name = env['PAYMENTS'] || (env['NODE_ENV'] === 'production' ? 'off' : 'local')
  if (name === 'off') return null
  if (name === 'local') return name
  throw new Error(`PAYMENTS=${name}: expected local or off.`)
}
