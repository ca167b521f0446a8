import type { Context } from '../context'

/** A new unique blob key of an upload. */
export const blobOf = ({ random }: Pick<Context, 'random'>, key: string): string =>
  `${key}.${Buffer.from(random.bytes(9)).toString('hex')}`
