import type { AppStore } from '../store/store'
import { isShell } from '../site/network'
import { awaitServer } from './await-server'
import { keepReplies } from './keep-replies'
import { registerWorker } from './register-worker'

/**
 * Lets the app open without a network, with the last replies of its pages. Resolves when these are there. Needs the code
 * of the screen.
 */
export const startOffline = async (store: AppStore, site: string): Promise<void> => {
  void registerWorker()
  awaitServer()
  const { fillPage } = await keepReplies(store, site)
  if (isShell()) await fillPage()
}
