import { afterEach, expect, it } from 'vitest'
import { persistStore } from '../../store/persist'
import { readStored, storeKey } from '../../store/stored-slices'
import { createStore } from '../../store/store'
import { draftsMoved } from './drafts'

const SITE = 'kqb'
const drafted = (peerID: string, text: string) => ({ type: 'drafts/drafted', payload: { owner: 'g_1', peerID, text } })
const openTab = () => {
  const store = createStore({})
  return { ...store, ...persistStore(SITE, store, []) }
}
const tellTabs = () => dispatchEvent(new StorageEvent('storage', { key: storeKey(SITE) }))

afterEach(() => localStorage.clear())

it('keeps what a guest writes in two tabs at once, and moves all of it at the login of one', () => {
  const [one, two] = [openTab(), openTab()]
  one.dispatch(drafted('7', 'to 7'))
  two.dispatch(drafted('8', 'to 8'))
  two.dispatch(drafted('9', 'to 9'))
  one.flush()
  two.flush()
  tellTabs()
  two.dispatch(drafted('9', ''))
  two.flush()
  tellTabs()
  one.dispatch(draftsMoved({ from: 'g_1', to: '5' }))
  one.flush()
  expect(readStored(SITE)?.['drafts']).toEqual({
    list: [
      { owner: '5', peerID: '7', text: 'to 7' },
      { owner: '5', peerID: '8', text: 'to 8' },
    ],
  })
  for (const tab of [one, two]) tab.stop()
})
