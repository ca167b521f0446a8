import type { Context } from '../context'

/** Where one more blob of an upload is kept; nothing else ever is. */
export const blobOf = ({ random }: Pick<Context, 'random'>, key: string): string =>
  `${key}.${Buffer.from(random.bytes(9)).toString('hex')}`
