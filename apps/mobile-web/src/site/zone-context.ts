import { localDay, type Day } from '@org/domain'
import { createContext, useContext } from 'react'
import { useNowValue } from '../hooks/use-now'
import { deviceZone } from './device-zone'

/** The zone of a page rendered on the server; undefined in a browser, where times are those of the device. */
export const ZoneContext = createContext<string | undefined>(undefined)

/** For `formatTime` and `localDay`, which need no name for the device's zone. */
export const useZone = (): string | undefined => useContext(ZoneContext)

/** Today in the viewer's zone; changes at midnight. */
export const useToday = (): Day => {
  const zone = useZone()
  return useNowValue((now) => localDay(now, zone))
}

/** The name of the viewer's zone, for requests. */
export const useZoneName = (): string => useZone() ?? deviceZone()
