import { useEffect } from 'react'
import { useBrand } from '../site/brand-context'
import { AdDialog } from './AdDialog'
import { addTracker } from './add-tracker'
import { FloatingButtons } from './FloatingButtons'
import { InstallGuide } from './InstallGuide'
import { MemberPrompts } from './MemberPrompts'
import { MiniRoom } from './MiniRoom'
import { useMemberPrompt } from './use-member-prompt'
import { MatchNotices } from './MatchNotices'
import { useStandaloneReload } from './use-standalone-reload'

/** What `LaterShell` loads. */
const ShellParts = () => {
  const brand = useBrand()
  useEffect(() => addTracker(brand, location.hostname), [brand])
  useStandaloneReload(reload)
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
