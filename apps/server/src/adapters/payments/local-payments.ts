import * as v from 'valibot'
import type { PaymentNotice, PaymentProvider } from '../../ports/payments'

const notice = v.object({
  id: v.pipe(v.number(), v.integer()),
  cents: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  result: v.picklist(['paid', 'failed']),
})

const SIGNATURE = 'x-signature'

interface Signer {
  sign(text: string): string
  isSigned(text: string, signature: string): boolean
}

/** Takes no money: its page asks what a payer at a real provider would have done. */
export const localPayments = ({ sign, isSigned }: Signer): PaymentProvider => ({
  name: 'local',
  methods: ['card', 'pix'],
  open: async ({ id, cents, currency }) => {
    const signed = (result: PaymentNotice['result']) => {
      const body = JSON.stringify({ id, cents, currency, result })
      return { body, headers: { [SIGNATURE]: sign(body) } }
    }
    return { choices: { paid: signed('paid'), failed: signed('failed') } }
  },
  readNotice: (body, headers) => {
    if (!isSigned(body, String(headers[SIGNATURE] ?? ''))) return null
    const read = v.safeParse(v.pipe(v.string(), v.parseJson(), notice), body)
    return read.success ? read.output : null
  },
})
