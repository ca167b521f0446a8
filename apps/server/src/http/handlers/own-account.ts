import type { ownAccountRows } from '@org/api-client/contract'
import { deleteAccount } from '../../services/identity/delete-account'
import { exportData } from '../../services/identity/export-data'
import { issueLoginCode, logInByCode } from '../../services/auth/login-codes'
import type { Handlers } from '../handler'
import { originOf } from './user'

export const ownAccountHandlers = {
  deleteAccount: (proof, { context, network, viewer }) => deleteAccount(context, { uid: viewer.uid, network }, proof),

  exportMyData: async (_request, { context, viewer }) => {
    await exportData(context, viewer.uid)
    return {}
  },

  issueLoginCode: (_request, { context, viewer }) => issueLoginCode(context, viewer),

  loginByCode: (form, call) => logInByCode(call.context, form, originOf(call)),
} satisfies Handlers<typeof ownAccountRows>
