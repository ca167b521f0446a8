import { UPLOAD_ERRORS } from '../protocol/errors/uploads'
import { errorsOf } from '../protocol/im-error'

export const uploadError = errorsOf(UPLOAD_ERRORS)
