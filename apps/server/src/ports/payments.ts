import type { PayMethod } from '@org/api-client/contract'

/** Money that is to be taken. */
export interface Payment {
  readonly id: number
  readonly cents: number
  /** ISO 4217. */
  readonly currency: string
  readonly method: PayMethod
  readonly gold: number
  /** The address to which the payer comes back. */
  readonly backTo: string
}

/** What a provider says about a payment. It may say it twice, late, and in any order. */
export interface PaymentNotice {
  readonly id: number
  readonly cents: number
  readonly currency: string
  readonly result: 'paid' | 'failed'
}

/** A notice on its way. */
interface SentNotice {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the page of a demonstration lets choose. */
export interface PaymentChoices {
  readonly paid: SentNotice
  readonly failed: SentNotice
}

/** Somebody who takes money. */
export interface PaymentProvider {
  /** Part of the addresses of its pay page and its notices. */
  readonly name: string
  readonly methods: readonly PayMethod[]
  /** The address of the provider's page on which money is paid; without one, what a page of ours lets choose. */
  open(payment: Payment): Promise<{ readonly redirect: string } | { readonly choices: PaymentChoices }>
  /** Reads a notice; null if it is none, or if its signature is wrong. */
  readNotice(body: string, headers: Readonly<Record<string, unknown>>): PaymentNotice | null
}
