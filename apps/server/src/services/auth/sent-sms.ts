import { listSentSms } from '../../store/identity/sms-codes'
import type { Context } from '../context'

/** The newest messages of the local provider. */
export const sentSms = ({ db }: Context) => listSentSms(db, 50)
