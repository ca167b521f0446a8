import { useEffect } from 'react'
import { useStore } from 'react-redux'
import { useBrand } from '../site/brand-context'
import { AdDialog } from './AdDialog'
import type { AppStore } from '../store/store'
import { addTracker } from './add-tracker'
import { FloatingButtons } from './FloatingButtons'
import { InstallGuide } from './InstallGuide'
import { MemberPrompts } from './MemberPrompts'
import { MiniRoom } from './MiniRoom'
import { loadApiHosts } from './load-api-hosts'
import { useMemberPrompt } from './use-member-prompt'
import { MatchNotices } from './MatchNotices'
import { usePushSync } from './use-push-sync'
import { useStandaloneReload } from './use-standalone-reload'

/** What `LaterShell` loads. */
const ShellParts = () => {
  const brand = useBrand()
  useEffect(() => addTracker(brand, location.hostname), [brand])
  const store = useStore() as AppStore
  useEffect(() => void loadApiHosts(store), [store])
  useStandaloneReload(reload)
  usePushSync()
  const { prompt, isWanted, close } = useMemberPrompt()
  return (
    <>
      <FloatingButtons />
      <MemberPrompts prompt={prompt} onClose={close} />
      <InstallGuide waits={isWanted} />
      <MatchNotices />
      <MiniRoom />
      <AdDialog waits={isWanted} />
    </>
  )
}

const reload = () => location.reload()

export default ShellParts
