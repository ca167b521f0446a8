import { EVENT } from '../events'
import { PROTOCOL } from '../protocol/limits'
import { compatModules, create } from './compat'
import { TYPES } from './types'

const VERSION: string = PROTOCOL.version

export type { CompatChat, CompatOptions } from './compat'
export type { ClassicMethods } from './classic'
export { compatModules, create, EVENT, TYPES, VERSION }

/** The shape of the known web chat SDKs: an alias of their package name to this entry is enough for code written for them. */
export default { create, EVENT, TYPES, VERSION }
