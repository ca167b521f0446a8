import type { Call } from './handler'

/** Whom a change comes from, for `listChange`. */
export const originOf = ({ im, connection }: Call) => ({ bus: im.context.bus, origin: connection.id })
