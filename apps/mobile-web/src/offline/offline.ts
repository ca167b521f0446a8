import type { AppStore } from '../store/store'
import { awaitServer } from './await-server'
import { keepReplies } from './keep-replies'
import { registerWorker } from './register-worker'

/** Lets the app open without a network, with the last replies of its pages. Resolves when these can be shown. */
export const startOffline = async (store: AppStore, site: string): Promise<void> => {
  void registerWorker()
  awaitServer()
  await keepReplies(store, site)
}
