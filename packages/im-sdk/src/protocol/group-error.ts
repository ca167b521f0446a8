import { GROUP_ERRORS } from './errors/groups'
import { errorsOf } from './im-error'

export const groupError = errorsOf(GROUP_ERRORS)
