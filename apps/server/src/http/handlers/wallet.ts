import type { walletRows } from '@org/api-client/contract'
import { bookingKinds } from '../../services/money/booking-texts'
import { listBills, listProfit, walletOf } from '../../services/money/wallet'
import type { Handlers } from '../handler'

export const walletHandlers = {
  getWallet: (_request, { context, viewer, site }) => walletOf(context.db, viewer.uid, site),

  getBills: (query, { context, viewer, lang, site }) => listBills(context.db, { uid: viewer.uid, lang, site }, query),

  getProfitConsumeType: (_request, { lang }) => ({ list: bookingKinds(lang) }),

  getProfitList: (query, { context, viewer, lang }) => listProfit(context.db, viewer.uid, query, lang),
} satisfies Handlers<typeof walletRows>
