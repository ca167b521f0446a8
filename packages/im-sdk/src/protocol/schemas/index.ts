import * as schemas from './commands'

/**
 * Body schemas by command name. The server checks requests with them, tests check replies, clients import types only.
 */
export const commandSchemas = schemas
