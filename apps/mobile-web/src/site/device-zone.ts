/** The IANA name of the device's zone. */
export const deviceZone = (): string => {
  const offset = new Date().getTimezoneOffset()
  // Read again when the offset changes, because a traveller's phone changes its zone.
  if (offset !== known?.offset) known = { offset, name: (known === undefined && zoneOfFirstCalls()) || ownZone() }
  return known.name
}

let known: { readonly offset: number; readonly name: string } | undefined

/** The name with which index.html has made the first calls; that of another zone with the same day, if the server has drawn it. */
const zoneOfFirstCalls = () => document.documentElement.dataset['viewerZone']

/** A browser that does not know its zone uses UTC. */
const ownZone = () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return !timeZone || timeZone === 'Etc/Unknown' ? 'UTC' : timeZone
}
