import { isShell } from '../site/network'

const ASK_MS = 10_000

/** On a page from the shell: ends the state without a network once the server answers. */
export const awaitServer = () => {
  if (!isShell()) return
  const ask = async () => {
    if (!(await serverAnswers())) return
    clearInterval(timer)
    removeEventListener('online', onOnline)
    delete document.documentElement.dataset['shell']
    // Chat, lists and screens refresh on it.
    dispatchEvent(new Event('online'))
  }
  const onOnline = () => void ask()
  const timer = setInterval(onOnline, ASK_MS)
  addEventListener('online', onOnline)
  onOnline()
}

const serverAnswers = async (): Promise<boolean> => {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
