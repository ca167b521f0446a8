import type { TimelineMinute } from '@org/api-client/contract'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'

interface Moment {
  /** The minute that the page shows; null for the present. */
  minute: TimelineMinute | null
  /** Its index in the timeline. */
  index: number | null
  show: (minute: TimelineMinute | null, index: number | null) => void
  /** Whether an incident or a line of commentary had happened by then. */
  isUntil: (id: number) => boolean
}

const MomentContext = createContext<Moment>({ minute: null, index: null, show: () => {}, isUntil: () => true })

/** The minute of a match that its page shows. */
export const useMoment = () => use(MomentContext)

export const MomentProvider = ({ children }: { children: ReactNode }) => {
  const [{ minute, index }, setMoment] = useState<Pick<Moment, 'minute' | 'index'>>({ minute: null, index: null })
  const moment = useMemo(
    (): Moment => ({
      minute,
      index,
      show: (nextMinute, nextIndex) => setMoment({ minute: nextMinute, index: nextIndex }),
      isUntil: (id) => minute === null || id <= minute.last_id,
    }),
    [minute, index],
  )
  return <MomentContext value={moment}>{children}</MomentContext>
}
