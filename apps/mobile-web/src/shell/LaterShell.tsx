import { useEffect, useState, type ComponentType } from 'react'
import { useStore } from 'react-redux'
import { afterFirstPage } from '../first-page'
import { needWords } from '../i18n/i18n'
import type { AppStore } from '../store/store'

/**
 * The parts of the shell that a first page does not need: their code and texts are loaded once it has settled. If they
 * cannot be loaded, the app works without them.
 */
export const LaterShell = () => {
  const store = useStore() as AppStore
  const [Parts, setParts] = useState<ComponentType | null>(null)
  useEffect(() => {
    let isGone = false
    const load = async () => {
      const [code] = await Promise.all([import('./ShellParts'), needWords(['download', 'prompts'])])
      if (!isGone) setParts(() => code.default)
    }
    afterFirstPage(store, load).catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [store])
  return Parts && <Parts />
}
