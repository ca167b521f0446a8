import { useEffect } from 'react'
import { useBrand } from '../site/brand-context'
import { addTracker } from './add-tracker'
import { FloatingButtons } from './FloatingButtons'
import { InstallGuide } from './InstallGuide'
import { useStandaloneReload } from './use-standalone-reload'

/** What `LaterShell` loads. */
const ShellParts = () => {
  const brand = useBrand()
  useEffect(() => addTracker(brand, location.hostname), [brand])
  useStandaloneReload(reload)
  return (
    <>
      <FloatingButtons />
      <InstallGuide />
    </>
  )
}

const reload = () => location.reload()

export default ShellParts
