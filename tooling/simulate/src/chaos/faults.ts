import type { Product } from './product'

export const FAULTS = ['kill server', 'kill database', 'freeze database', 'freeze server'] as const
export type FaultKind = (typeof FAULTS)[number]

/** A fault that happened, in milliseconds of the epoch. */
export interface Fault {
  readonly kind: FaultKind
  readonly from: number
  /** When it served again. */
  readonly until: number
}

export interface FaultCounts {
  readonly serverKills: number
  readonly databaseKills: number
  /** Alternately of the database and of the server. */
  readonly freezes: number
}

/** All faults in an order that spreads each kind over the run. */
export const faultPlan = ({ serverKills, databaseKills, freezes }: FaultCounts): FaultKind[] => {
  const spread = (kind: (index: number) => FaultKind, count: number) =>
    Array.from({ length: count }, (_, index) => ({ kind: kind(index), at: (index + 0.5) / count }))
  return [
    ...spread(() => 'kill server', serverKills),
    ...spread(() => 'kill database', databaseKills),
    ...spread((index) => (index % 2 === 0 ? 'freeze database' : 'freeze server'), freezes),
  ]
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
}

const FREEZE_MS = 15_000

const DEEDS: Record<FaultKind, (product: Product) => Promise<void>> = {
  'kill server': (product) => product.killServer(),
  'kill database': (product) => product.killDatabase(),
  'freeze database': (product) => product.freezeDatabase(FREEZE_MS),
  'freeze server': (product) => product.freezeServer(FREEZE_MS),
}

export const strike = async (product: Product, kind: FaultKind): Promise<Fault> => {
  const from = Date.now()
  await DEEDS[kind](product)
  return { kind, from, until: Date.now() }
}

/** Senders must not notice restarts up to this long. */
export const SHORT_MS = 5_000

/** Whether a send at that time may have failed: during a long fault, or while engines reconnect after it. */
export const isExcused = (faults: readonly Fault[], from: number, until: number): boolean =>
  faults.some(
    (fault) => fault.until - fault.from >= SHORT_MS && from < fault.until + COME_BACK_MS && until > fault.from,
  )

/** A request may time out just when the fault ends. */
const COME_BACK_MS = 15_000
