import { localDay, type Day } from '@org/domain'
import { createContext, useContext } from 'react'
import { useNowValue } from '../hooks/use-now'

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

const deviceZone = (): string => {
  const offset = new Date().getTimezoneOffset()
  if (offset !== known?.offset) known = { offset, name: zoneOfDevice() }
  return known.name
}

/** Read again when the clocks change, because a traveller's phone changes its zone. */
let known: { readonly offset: number; readonly name: string } | undefined

/** A browser that does not know its zone uses UTC. index.html makes the first calls with the same name. */
const zoneOfDevice = (): string => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone
}
